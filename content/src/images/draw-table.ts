import type { TableSource } from './image-source.ts'
import { escaped, heading, INK, LINE, MARGIN, sheet, WIDTH } from './svg.ts'
import { linesWithin, longestWord, textWidth } from './text-width.ts'

const SIZES = [14, 13.5, 13] as const
const SMALLEST = 12.5
const LINE_HEIGHT = 18
const PAD = 5
const ROW_PAD = 12
const INNER = WIDTH - 2 * MARGIN

/** A table; numbers stand to the right, as in print. */
export function drawTable({ title, columns, rows }: TableSource): string {
  const head = heading(title)
  const body = rows.map((row) => row.map(String))
  const size = sizeOf(columns, body)
  const widths = widthsOf(columns, body, size)
  let y = head.bottom
  const drawn = [columns, ...body].map((row, i) => {
    const cells = row.map((text, column) => linesWithin(text, (widths[column] ?? 0) - 2 * PAD, size, i === 0))
    const height = LINE_HEIGHT * Math.max(...cells.map(({ length }) => length)) + 2 * ROW_PAD
    const texts = cells.map((cell, column) => cellAt(cell, column, widths, { y, height, size, isHead: i === 0 }))
    const ground = i === 0 ? rectangle(y, height) : rule(y + height)
    y += height
    return ground + texts.join('')
  })
  return sheet(y + MARGIN, head.svg + drawn.join(''))
}

/** The largest letters with which every word stays in its column. */
function sizeOf(columns: readonly string[], body: readonly string[][]): number {
  const fits = (size: number) => leastWidths(columns, body, size).reduce((sum, width) => sum + width, 0) <= INNER
  return SIZES.find(fits) ?? SMALLEST
}

/** The first column has what its texts need, the others are alike; no column is narrower than its longest word. */
function widthsOf(columns: readonly string[], body: readonly string[][], size: number): number[] {
  const [leastFirst = 0, ...leastOthers] = leastWidths(columns, body, size)
  const most = INNER - leastOthers.reduce((sum, width) => sum + width, 0)
  const wished = Math.max(
    leastFirst,
    INNER / columns.length,
    ...body.map(([text = '']) => textWidth(text, size) + 2 * PAD),
  )
  const first = Math.min(wished, most)
  const alike = (INNER - first) / leastOthers.length
  const share = (most - first) / leastOthers.length
  const areAlike = leastOthers.every((width) => width <= alike)
  return [first, ...leastOthers.map((width) => (areAlike ? alike : width + share))]
}

function leastWidths(columns: readonly string[], body: readonly string[][], size: number): number[] {
  return columns.map((column, i) => {
    const cells = body.flatMap((row) => row[i] ?? [])
    return Math.max(longestWord([column], size, true), longestWord(cells, size)) + 2 * PAD
  })
}

type Row = { y: number; height: number; size: number; isHead: boolean }

function cellAt(cell: string[], column: number, widths: number[], { y, height, size, isHead }: Row): string {
  const left = MARGIN + widths.slice(0, column).reduce((sum, width) => sum + width, 0)
  const x = column === 0 ? left + PAD : left + (widths[column] ?? 0) - PAD
  const top = isHead ? y + height - ROW_PAD - cell.length * LINE_HEIGHT : y + (height - cell.length * LINE_HEIGHT) / 2
  const look = `font-size="${size}" font-weight="${isHead ? 600 : 400}" fill="${INK}" text-anchor="${column === 0 ? 'start' : 'end'}"`
  return cell
    .map((line, i) => `<text x="${x}" y="${top + 14 + i * LINE_HEIGHT}" ${look}>${escaped(line)}</text>`)
    .join('')
}

function rectangle(y: number, height: number): string {
  return `<rect x="${MARGIN}" y="${y}" width="${INNER}" height="${height}" fill="#eef3f4"/>`
}

function rule(y: number): string {
  return `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${y}" y2="${y}" stroke="${LINE}"/>`
}
