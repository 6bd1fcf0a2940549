import { columnsOf, type Column, usualColumns } from './columns.ts'

const separators: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  pipe: '|',
  space: ' ',
  colon: ':',
}

export type Heading = {
  separator: string | null
  /** A spreadsheet has written the settings again: what parts the columns now, they do not say. */
  isRewritten: boolean
  isHtml: boolean
  columns: (Column | null)[] | null
  length: number
  lines: number
}

/** The lines `#key:value` that Anki puts before its text, as Anki or a spreadsheet wrote them, and Excel's `sep=;`. */
export function readHeading(text: string): Heading {
  const heading: Heading = { separator: null, isRewritten: false, isHtml: false, columns: null, length: 0, lines: 0 }
  const ignored = new Set<number>()
  for (const [whole, key = '', value = '', excel] of text.matchAll(/^"?(?:#([a-z ]+):(.*)|sep=(.).*)(?:\n|$)/gimu)) {
    if (!text.startsWith(whole, heading.length)) break
    heading.length += whole.length
    heading.lines += 1
    if (excel !== undefined) heading.separator = excel
    else readSetting(heading, ignored, key.toLowerCase(), value)
    heading.isRewritten ||= excel === undefined && /^"|[,;\t]"?[^\S\t]*$/u.test(whole)
  }
  if (ignored.size > 0 && heading.columns === null) heading.columns = without(ignored)
  return heading
}

function readSetting(heading: Heading, ignored: Set<number>, key: string, value: string): void {
  const setting = value.replace(/(?:"|(?<![,;\t]))[,;\t]*$/u, '').trim()
  if (key === 'separator')
    heading.separator = separators[setting.toLowerCase()] ?? (setting || value.slice(0, 1) || null)
  if (key === 'html') heading.isHtml = setting.toLowerCase() === 'true'
  if (key === 'columns') heading.columns = columnsOf(setting.split(splitterOf(setting, heading.separator)))
  if (key.endsWith(' column')) ignored.add(Number(setting) - 1)
}

const splitterOf = (names: string, separator: string | null): string =>
  [separator, '\t', ',', ';'].find((each) => each !== null && names.includes(each)) ?? '\t'

/** The usual columns in their order, round those that hold something of Anki's own. */
function without(ignored: ReadonlySet<number>): (Column | null)[] {
  const left = [...usualColumns]
  return Array.from({ length: usualColumns.length + ignored.size }, (_, at) =>
    ignored.has(at) ? null : (left.shift() ?? null),
  )
}
