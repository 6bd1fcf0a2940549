import type { TableSource } from './image-source.ts'
import { escaped, INK, LINE, sheet } from './svg.ts'

const ROW = 44
const TOP = 64
const WIDTH = 720
const MARGIN = 24

/** A table; numbers stand to the right, as in print. */
export function drawTable({ title, columns, rows }: TableSource): string {
  const inner = WIDTH - 2 * MARGIN
  const first = inner * 0.34
  const other = (inner - first) / (columns.length - 1)
  const cell = (text: string, column: number, y: number, weight: number) => {
    const isFirst = column === 0
    const x = isFirst ? MARGIN + 12 : MARGIN + first + column * other - 12
    return `<text x="${x}" y="${y + 28}" font-size="16" font-weight="${weight}" fill="${INK}" text-anchor="${isFirst ? 'start' : 'end'}">${escaped(text)}</text>`
  }
  const line = (y: number) => `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${y}" y2="${y}" stroke="${LINE}"/>`
  const header = `<rect x="${MARGIN}" y="${TOP}" width="${inner}" height="${ROW}" fill="#eef3f4"/>`
  const body = [columns, ...rows].map((row, i) => {
    const y = TOP + i * ROW
    return row.map((value, column) => cell(String(value), column, y, i === 0 ? 600 : 400)).join('') + line(y + ROW)
  })
  return sheet(title, WIDTH, TOP + (rows.length + 1) * ROW + MARGIN, header + body.join(''))
}
