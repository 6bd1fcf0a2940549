import type { PieSource } from './image-source.ts'
import { heading, INK, legend, PALETTE, sheet, WIDTH, withUnit } from './svg.ts'

const RADIUS = 112
const SIZE = 15
const SMALL_SHARE = 0.045

/** A pie, clockwise from the top in the order of the file, with its numbers on the slices and its labels below. */
export function drawPie({ title, unit, slices }: PieSource): string {
  const head = heading(title)
  const centre = { x: WIDTH / 2, y: head.bottom + RADIUS }
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  const starts = slices.map((_, i) => slices.slice(0, i).reduce((sum, { value }) => sum + value, 0) / total)
  const pie = slices.map(({ value }, i) => slice(centre, starts[i] ?? 0, value / total, value, PALETTE[i] ?? INK))
  const labels = slices.map(({ label, value }) => `${label} (${withUnit(value, unit)})`)
  const key = legend(labels, centre.y + RADIUS + 18, true)
  return sheet(key.bottom, head.svg + pie.join('') + key.svg)
}

type Point = { x: number; y: number }

/** One slice; a number that would not fit on it is left to the legend. */
function slice(centre: Point, start: number, share: number, value: number, fill: string): string {
  const from = at(centre, start, RADIUS)
  const to = at(centre, start + share, RADIUS)
  const [x = '', y = ''] = at(centre, start + share / 2, RADIUS * 0.72).split(' ')
  const arc = `M${centre.x} ${centre.y}L${from}A${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${to}Z`
  const text =
    share < SMALL_SHARE
      ? ''
      : `<text x="${x}" y="${y}" dy="5" text-anchor="middle" font-size="${SIZE}" font-weight="600" fill="#ffffff">${value}</text>`
  return `<path d="${arc}" fill="${fill}" stroke="#ffffff" stroke-width="2"/>${text}`
}

function at(centre: Point, turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI
  return `${(centre.x + radius * Math.sin(angle)).toFixed(1)} ${(centre.y - radius * Math.cos(angle)).toFixed(1)}`
}
