import type { PieSource } from './image-source.ts'
import { escaped, INK, lines, PALETTE, sheet, withUnit } from './svg.ts'

const RADIUS = 140
const CENTRE = { x: 170, y: 60 + RADIUS + 10 }
const LEGEND_X = 340
const ROW = 22
const LINE_CHARACTERS = 24
const WIDTH = 600
const SMALL_SHARE = 0.045

/** A pie, clockwise from the top in the order of the file, with its labels beside it and its numbers on the slices. */
export function drawPie({ title, unit, slices }: PieSource): string {
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  const starts = slices.map((_, i) => slices.slice(0, i).reduce((sum, { value }) => sum + value, 0) / total)
  const pie = slices.map(({ value }, i) => slice(starts[i] ?? 0, value / total, value, PALETTE[i] ?? INK))
  const texts = slices.map(({ label, value }) => lines(`${label} (${withUnit(value, unit)})`, LINE_CHARACTERS))
  const heights = texts.map((text) => text.length * ROW + 12)
  const all = heights.reduce((sum, height) => sum + height, 0)
  const top = Math.max(72, CENTRE.y - all / 2)
  const legend = texts.map((text, i) => {
    const y = top + heights.slice(0, i).reduce((sum, height) => sum + height, 0)
    const told = text.map(
      (line, row) =>
        `<text x="${LEGEND_X + 28}" y="${y + 15 + row * ROW}" font-size="17" fill="${INK}">${escaped(line)}</text>`,
    )
    return `<rect x="${LEGEND_X}" y="${y}" width="18" height="18" rx="3" fill="${PALETTE[i]}"/>${told.join('')}`
  })
  const height = Math.max(CENTRE.y + RADIUS + 30, top + all + 12)
  return sheet(title, WIDTH, height, pie.join('') + legend.join(''))
}

/** One slice; a number that would not fit on it is left to the legend. */
function slice(start: number, share: number, value: number, fill: string): string {
  const [from, to, number] = [at(start, RADIUS), at(start + share, RADIUS), at(start + share / 2, RADIUS * 0.7)]
  const arc = `M${CENTRE.x} ${CENTRE.y}L${from}A${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${to}Z`
  const [x = '', y = ''] = number.split(' ')
  const text =
    share < SMALL_SHARE
      ? ''
      : `<text x="${x}" y="${y}" dy="6" text-anchor="middle" font-size="17" font-weight="600" fill="#ffffff">${value}</text>`
  return `<path d="${arc}" fill="${fill}" stroke="#ffffff" stroke-width="2"/>${text}`
}

function at(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI
  return `${(CENTRE.x + radius * Math.sin(angle)).toFixed(1)} ${(CENTRE.y - radius * Math.cos(angle)).toFixed(1)}`
}
