import { escaped, INK } from './svg.ts'
import { linesWithin, textWidth } from './text-width.ts'

const SIZE = 12.5
const LINE_HEIGHT = 13.5
/** A name of several words is broken where it is longer than this. */
const LONGEST = 62
/** How far a name may reach over the sides of its country before it stands beside it. */
const ROOM = 1.5
const DISTANCES = [20, 30, 40, 52, 66, 80, 96, 112, 130] as const
const DIRECTIONS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8)

/** A country by its full name, the middle of its largest part, and how broad that is. */
export type Spot = { name: string; x: number; y: number; breadth: number }

type Box = { left: number; right: number; top: number; bottom: number }
type Placed = { spot: Spot; texts: string[]; x: number; y: number; box: Box; isBeside: boolean }

/**
 * The names of countries: on the country where there is room, otherwise near it with a thin line to it.
 * No name runs into another one, over the middle of another country with a name, or over the edge. Throws for a name without a place.
 */
export function placeNames(
  spots: readonly Spot[],
  [[left, top], [right, bottom]]: [[number, number], [number, number]],
) {
  const edge = { left: left + 3, right: right - 3, top: top + 3, bottom: bottom - 3 }
  const placed: Placed[] = []
  const hasRoom = (spot: Spot) => spot.breadth * ROOM > widthOf(textsOf(spot))
  // Those that fit on their countries come first: what stands beside its country finds its place around them.
  for (const spot of [...spots.filter(hasRoom), ...spots.filter((one) => !hasRoom(one))]) {
    const others = spots.filter((one) => one !== spot)
    const place = candidates(spot, hasRoom(spot)).find(
      (one) =>
        isWithin(one.box, edge) &&
        placed.every((other) => !overlap(one.box, other.box)) &&
        others.every((other) => !contains(one.box, other)) &&
        placed.every((other) => !crosses(one, other) && !crosses(other, one)),
    )
    if (place === undefined) throw new Error(`The map has no room for the name ${spot.name}.`)
    placed.push(place)
  }
  return [...placed.filter(({ isBeside }) => isBeside).map(pointer), ...placed.map(nameOf)].join('')
}

function textsOf({ name }: Spot): string[] {
  return linesWithin(name, LONGEST, SIZE, true)
}

function widthOf(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => textWidth(text, SIZE, true)))
}

function candidates(spot: Spot, hasRoom: boolean): Placed[] {
  const texts = textsOf(spot)
  const [halfWidth, halfHeight] = [widthOf(texts) / 2, (texts.length * LINE_HEIGHT) / 2]
  const at = (x: number, y: number, isBeside: boolean): Placed => {
    const box = { left: x - halfWidth - 1, right: x + halfWidth + 1, top: y - halfHeight, bottom: y + halfHeight }
    return { spot, texts, x, y, isBeside, box }
  }
  const moved = [0, 6, -6, 12, -12].flatMap((y) =>
    [0, 8, -8, 16, -16, 24, -24].map((x) => at(spot.x + x, spot.y + y, false)),
  )
  const around = DISTANCES.flatMap((distance) =>
    DIRECTIONS.map((angle) =>
      at(spot.x + Math.cos(angle) * (distance + halfWidth), spot.y + Math.sin(angle) * distance, true),
    ),
  )
  return hasRoom ? [...moved, ...around] : around
}

function isWithin(box: Box, edge: Box): boolean {
  return box.left >= edge.left && box.right <= edge.right && box.top >= edge.top && box.bottom <= edge.bottom
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function contains(box: Box, { x, y }: { x: number; y: number }): boolean {
  return box.left - 2 < x && x < box.right + 2 && box.top - 1 < y && y < box.bottom + 1
}

/** Whether the line from a name to its country runs through the box of another name. */
function crosses(one: Placed, other: Placed): boolean {
  if (!one.isBeside) return false
  const steps = Array.from({ length: 21 }, (_, i) => i / 20)
  return steps.some((part) =>
    contains(other.box, { x: one.x + (one.spot.x - one.x) * part, y: one.y + (one.spot.y - one.y) * part }),
  )
}

/** From the rim of the name, never through its letters, to the country. */
function pointer({ spot, x, y, box }: Placed): string {
  const [across, down] = [spot.x - x, spot.y - y]
  const part = Math.min((box.right - x) / Math.max(1, Math.abs(across)), (box.bottom - y) / Math.max(1, Math.abs(down)))
  const from = `x1="${spot.x.toFixed(1)}" y1="${spot.y.toFixed(1)}"`
  const line = `${from} x2="${(x + across * part).toFixed(1)}" y2="${(y + down * part).toFixed(1)}"`
  const end = `<circle cx="${spot.x.toFixed(1)}" cy="${spot.y.toFixed(1)}" r="2.4" fill="${INK}" stroke="#ffffff"/>`
  return `<line ${line} stroke="#ffffff" stroke-width="3.5"/><line ${line} stroke="${INK}" stroke-width="1.2"/>${end}`
}

function nameOf({ texts, x, y }: Placed): string {
  const look = `text-anchor="middle" font-size="${SIZE}" font-weight="600" fill="${INK}" stroke="#ffffff" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`
  const first = y - ((texts.length - 1) * LINE_HEIGHT) / 2 + SIZE * 0.35
  return texts
    .map(
      (text, i) =>
        `<text x="${x.toFixed(1)}" y="${(first + i * LINE_HEIGHT).toFixed(1)}" ${look}>${escaped(text)}</text>`,
    )
    .join('')
}
