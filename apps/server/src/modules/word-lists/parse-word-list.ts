import Papa from 'papaparse'

/** A line of a list as it was written; fields that it lacks are empty. */
export type ListedWord = {
  /** Counted from 1. */
  line: number
  word: string
  meaning: string
  note: string
  practiceType: string
  /** The line breaks the rules of its format. */
  problem: string | null
}

export type Column = 'word' | 'meaning' | 'note' | 'practiceType'

/** What the columns of a list may be called in its first line, in lower case and without dashes. */
const columnNames = {
  word: ['word', 'words', 'term', 'front', 'expression', 'vocabulary', 'vocab'],
  meaning: ['meaning', 'definition', 'back', 'translation', 'معنی', 'معنا'],
  note: ['note', 'notes', 'comment', 'یادداشت'],
  practiceType: ['practice type', 'practicetype', 'type', 'task'],
} as const satisfies Record<Column, readonly string[]>

/** What stands where, in a list without names. */
const usualColumns: readonly Column[] = ['word', 'meaning', 'note', 'practiceType']

const separators: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  pipe: '|',
  space: ' ',
  colon: ':',
}

type Heading = {
  separator: string | null
  isHtml: boolean
  columns: (Column | null)[] | null
  length: number
  lines: number
}

/**
 * Reads a bare list of words, CSV, TSV or the text that Anki exports. A first line that names columns is no word. Lines
 * without a word stay out where nothing else stands in them. At most `limit` + 1 lines are read. Pure.
 */
export function parseWordList(given: string, limit: number): ListedWord[] {
  const text = given.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n')
  const heading = readHeading(text)
  const body = text.slice(heading.length)
  const rows = readRows(body, heading.separator ?? separatorOf(body), limit + 2)
  const named = heading.columns ?? columnsOf(rows[0]?.cells ?? [])
  const columns = named ?? usualColumns
  const isNamedHere = heading.columns === null && named !== null
  return rows
    .slice(isNamedHere ? 1 : 0)
    .map(({ line, cells, problem }) => ({
      ...fieldsOf(cells, columns, heading.isHtml),
      line: line + heading.lines,
      problem,
    }))
    .filter(({ word, meaning, note, problem }) => word !== '' || meaning !== '' || note !== '' || problem !== null)
}

/** The lines `#key:value` that Anki puts before its text. */
function readHeading(text: string): Heading {
  const heading: Heading = { separator: null, isHtml: false, columns: null, length: 0, lines: 0 }
  const ignored = new Set<number>()
  for (const [whole, key = '', value = ''] of text.matchAll(/^#([a-z ]+):(.*)(?:\n|$)/gmu)) {
    if (!text.startsWith(whole, heading.length)) break
    heading.length += whole.length
    heading.lines += 1
    const setting = value.trim()
    if (key === 'separator') heading.separator = separators[setting.toLowerCase()] ?? (setting === '' ? null : setting)
    if (key === 'html') heading.isHtml = setting === 'true'
    if (key === 'columns') heading.columns = columnsOf(value.split(heading.separator ?? '\t'))
    if (key.endsWith(' column')) ignored.add(Number(setting) - 1)
  }
  if (ignored.size > 0 && heading.columns === null) heading.columns = without(ignored)
  return heading
}

/** The usual columns in their order, round those that hold something of Anki's own. */
function without(ignored: ReadonlySet<number>): (Column | null)[] {
  const left = [...usualColumns]
  return Array.from({ length: usualColumns.length + ignored.size }, (_, at) =>
    ignored.has(at) ? null : (left.shift() ?? null),
  )
}

/** What the cells of a first line name; null where it is a line like the others. */
function columnsOf(cells: readonly string[]): (Column | null)[] | null {
  const columns = cells.map((cell) => {
    const name = cell.trim().replaceAll(/^"|"$/gu, '').toLowerCase().replaceAll(/[-_]/gu, ' ')
    return usualColumns.find((column) => columnNames[column].some((known) => known === name)) ?? null
  })
  const isWholeLineNames = cells.every((cell, at) => cell.trim() === '' || columns[at] !== null)
  const hasEnough = cells.length > 1 || /^words?$/iu.test(cells[0]?.trim() ?? '')
  return columns.includes('word') && hasEnough && (isWholeLineNames || cells.length > 2) ? columns : null
}

/** What parts the names of columns in the first line; without names a tab decides, otherwise what stands in most lines. */
function separatorOf(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const share = (separator: string) =>
    lines.filter((line) => line.includes(separator)).length / Math.max(1, lines.length)
  const [first = ''] = lines
  const naming = ['\t', ',', ';'].find((separator) => first.includes(separator) && columnsOf(first.split(separator)))
  if (naming !== undefined) return naming
  if (share('\t') > 0) return '\t'
  return share(';') > share(',') ? ';' : ','
}

type Row = { line: number; cells: string[]; problem: string | null }

function readRows(text: string, delimiter: string, most: number): Row[] {
  const rows: Row[] = []
  let [line, at] = [1, 0]
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      const [error] = errors.filter(({ type }) => type === 'Quotes')
      rows.push({ line, cells: data, problem: error ? 'A quotation mark is opened and not closed.' : null })
      line += linesIn(text.slice(at, meta.cursor))
      at = meta.cursor
      if (rows.length > most) parser.abort()
    },
  })
  return rows
}

const linesIn = (text: string): number => text.split('\n').length - 1

function fieldsOf(cells: readonly string[], columns: readonly (Column | null)[], isHtml: boolean) {
  const field = (column: Column): string => {
    const at = columns.indexOf(column)
    return at === -1 ? '' : cleaned(cells[at] ?? '', isHtml)
  }
  return { word: field('word'), meaning: field('meaning'), note: field('note'), practiceType: field('practiceType') }
}

/** Our own export puts an apostrophe before what a spreadsheet would take for a formula. */
function cleaned(cell: string, isHtml: boolean): string {
  const text = cell.trim().replace(/^'(?=[=+\-@\t\r])/u, '')
  return (isHtml ? textOf(text) : text).replaceAll(/[^\S\n]+/gu, ' ').trim()
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

function textOf(html: string): string {
  return html
    .replaceAll(/<br\s*\/?>|<\/(?:div|p|li)>/giu, '\n')
    .replaceAll(/<[^<>]*>|\[sound:[^\]]*\]/gu, '')
    .replaceAll(/&(\w+|#39);/gu, (whole, name: string) =>
      Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole,
    )
}
