import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import Papa from 'papaparse'
import { boundaryOf } from './boundary.ts'
import { type Column, columnsOf, usualColumns } from './columns.ts'
import { isPartOfSpeech } from './part-of-speech.ts'
import { type Heading, readHeading } from './read-heading.ts'
import { LONGEST_TERM, readTerm, withoutMarker } from './read-term.ts'
import { withoutEdges } from './typed-parts.ts'

/** A line of a list as it was written; fields that it lacks are empty. */
export type ListedWord = {
  /** Counted from 1. */
  line: number
  word: string
  /** What it may be found by where the whole is no word: `abate` of `to abate`. */
  shorter: string | null
  meaning: string
  note: string
  practiceType: string
  /** The line breaks the rules of its format. */
  problem: string | null
}

/**
 * Reads a bare list of words, with numbers and annotations, CSV, TSV or the text that Anki exports, also as a spreadsheet
 * wrote it again. A first line that names columns is no word. Lines without a word stay out where nothing else stands in
 * them. At most `limit` + 1 lines are read. Pure.
 */
export function parseWordList(given: string, limit: number): ListedWord[] {
  // Where a file of DOS ends stands U+001A.
  const text = given
    .replace(/^\uFEFF/u, '')
    .replace(/(?<!\p{Cc})\p{Cc}+$/u, '')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
  const heading = readHeading(text)
  const body = text.slice(heading.length)
  const rows = readRows(body, separatorFor(heading, body), limit + 2)
  const named = heading.columns ?? columnsOf(rows[0]?.cells ?? [])
  const isNamedHere = heading.columns === null && named !== null
  const listed = rows.slice(isNamedHere ? 1 : 0)
  const columns = named ?? shapeOf(listed.map(({ cells }) => cells))
  return listed
    .map(({ line, cells, problem }) => ({
      ...fieldsOf(cells, columns, { isHtml: heading.isHtml, isNamed: named?.includes('meaning') === true }),
      line: line + heading.lines,
      problem,
    }))
    .filter(({ word, meaning, note, problem }) => word !== '' || meaning !== '' || note !== '' || problem !== null)
}

/** So many lines tell how a list is written. */
const LINES_LOOKED_AT = 200
/** Of them, so many that the others are slips. */
const MOST = 0.8

/** What parts the columns: what the heading says where that is so, otherwise what is seen. Null where each line is one cell. */
function separatorFor({ separator, isRewritten }: Heading, body: string): string | null {
  if (separator !== null && !isRewritten && body.includes(separator)) return separator
  const lines = body
    .split('\n', LINES_LOOKED_AT)
    .map((line) => withoutMarker(line.slice(0, LONGEST_TERM)))
    .filter((line) => line.trim() !== '')
  return separatorOf(lines)
}

/** What parts the names of columns in the first line; without names a tab decides, otherwise what stands in most lines. */
function separatorOf(lines: readonly string[]): string | null {
  const share = (isSo: (line: string) => boolean) => lines.filter(isSo).length / Math.max(1, lines.length)
  const [first = ''] = lines
  const naming = ['\t', ',', ';'].find((separator) => first.includes(separator) && columnsOf(first.split(separator)))
  if (naming !== undefined) return naming
  if (share((line) => line.includes('\t')) > 0) return '\t'
  if (share(isAnnotated) > 0.5) return null
  return share((line) => line.includes(';')) > share((line) => line.includes(',')) ? ';' : ','
}

/** Whether a line says the meaning behind a dash or the like, before any comma: `abate – to lessen, to fade`. */
function isAnnotated(line: string): boolean {
  const boundary = boundaryOf(line)
  return boundary !== null && !/[,;]/u.test(line.slice(0, boundary.end))
}

/** The usual columns, behind one that only numbers the lines and round one of parts of speech. */
function shapeOf(rows: readonly (readonly string[])[]): (Column | null)[] {
  const looked = rows.slice(0, LINES_LOOKED_AT).filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const isMostly = (at: number, isSo: (cell: string) => boolean) =>
    looked.length > 0 &&
    looked.filter((cells) => cells.length > at + 1 && isSo(cells[at] ?? '')).length / looked.length >= MOST
  const lead: null[] = isMostly(0, isMarker) ? [null] : []
  const [word = 'word', ...others] = usualColumns
  const part: Column[] = isMostly(lead.length + 1, isPartOfSpeech) ? ['partOfSpeech'] : []
  return [...lead, word, ...part, ...others]
}

const isMarker = (cell: string): boolean => /^(?:\(?#?\d{1,4}[.):]?|o|\P{L}{1,2})$/u.test(normalizeTyped(cell).trim())

type Row = { line: number; cells: string[]; problem: string | null }

function readRows(text: string, delimiter: string | null, most: number): Row[] {
  if (delimiter === null) {
    return text.split('\n', most + 1).map((cell, at) => ({ line: at + 1, cells: [cell], problem: null }))
  }
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

type Reading = { isHtml: boolean; isNamed: boolean }

function fieldsOf(cells: readonly string[], columns: readonly (Column | null)[], { isHtml, isNamed }: Reading) {
  const field = (column: Column): string => {
    const at = columns.indexOf(column)
    return at === -1 ? '' : cleaned(cells[at] ?? '', isHtml)
  }
  const [meaning, type] = [field('meaning'), field('practiceType')]
  const term = readTerm(field('word'), { hasMeaning: meaning !== '', isNamed })
  // A column "type" holds parts of speech in lists from elsewhere.
  const part = isPartOfSpeech(type) ? type : field('partOfSpeech')
  const own = meaning === '' ? term.meaning : meaning
  return {
    word: term.word,
    shorter: term.shorter,
    meaning: own === '' || part === '' ? own : `(${part}) ${own}`,
    note: field('note'),
    practiceType: isPartOfSpeech(type) ? '' : type,
  }
}

/** Our own export puts an apostrophe before what a spreadsheet would take for a formula. */
function cleaned(cell: string, isHtml: boolean): string {
  const text = withoutEdges(cell).replace(/^'(?=[=+\-@\t\r])/u, '')
  return withoutEdges((isHtml ? textOf(text) : text).replaceAll(/[^\S\n]+/gu, ' '))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

function textOf(html: string): string {
  return html
    .replaceAll(/<br\s*\/?>|<\/(?:div|p|li)>/giu, '\n')
    .replaceAll(/<[^<>]*>|\[sound:[^[\]]*\]/gu, '')
    .replaceAll(/&(\w+|#39);/gu, (whole, name: string) =>
      Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole,
    )
}
