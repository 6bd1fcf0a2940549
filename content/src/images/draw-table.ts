import type { TableSource } from './image-source.ts'
import { escaped, INK, LINE, lines, sheet } from './svg.ts'

const ROW = 46
const HEADER_LINE = 22
const TOP = 60
const WIDTH = 600
const MARGIN = 20
const SIZE = 17
/** How wide a letter is on average, in the weight of the header. */
const LETTER = 9.4

/** A table; numbers stand to the right, as in print. */
export function drawTable({ title, columns, rows }: TableSource): string {
  const inner = WIDTH - 2 * MARGIN
  const first = inner * 0.32
  const other = (inner - first) / (columns.length - 1)
  const cell = (text: string, column: number, y: number, weight: number) => {
    const isFirst = column === 0
    const x = isFirst ? MARGIN + 12 : MARGIN + first + column * other - 12
    return `<text x="${x}" y="${y}" font-size="${SIZE}" font-weight="${weight}" fill="${INK}" text-anchor="${isFirst ? 'start' : 'end'}">${escaped(text)}</text>`
  }
  const headings = columns.map((text, column) =>
    lines(text, Math.floor(((column === 0 ? first : other) - 14) / LETTER)),
  )
  const headerHeight = ROW + HEADER_LINE * (Math.max(...headings.map(({ length }) => length)) - 1)
  const header = headings.flatMap((heading, column) =>
    heading.map((line, i) => cell(line, column, TOP + headerHeight - 17 - (heading.length - 1 - i) * HEADER_LINE, 600)),
  )
  const body = rows.map((row, i) => {
    const y = TOP + headerHeight + i * ROW
    const line = `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${y + ROW}" y2="${y + ROW}" stroke="${LINE}"/>`
    return row.map((value, column) => cell(String(value), column, y + 29, 400)).join('') + line
  })
  const shade = `<rect x="${MARGIN}" y="${TOP}" width="${inner}" height="${headerHeight}" fill="#eef3f4"/>`
  const height = TOP + headerHeight + rows.length * ROW + MARGIN
  return sheet(title, WIDTH, height, shade + header.join('') + body.join(''))
}
