/** On a phone the wave is about 330 px wide, and a mark 24: nearer ones would cover each other. */
const NEAREST = 0.075
const MOST_LANES = 3

/** The lane of each mark, from 0, so that marks of one lane do not cover each other as long as there are lanes. */
export function lanesOf(middles: readonly number[]): number[] {
  const lastOfLane: number[] = []
  const places = middles.map((middle, place) => ({ middle, place })).toSorted((a, b) => a.middle - b.middle)
  const lanes = new Map<number, number>()
  for (const { middle, place } of places) {
    const free = lastOfLane.findIndex((last) => middle - last >= NEAREST)
    const lane = free >= 0 ? free : lastOfLane.length < MOST_LANES ? lastOfLane.length : earliest(lastOfLane)
    lastOfLane[lane] = middle
    lanes.set(place, lane)
  }
  return middles.map((_, place) => lanes.get(place) ?? 0)
}

const earliest = (lastOfLane: readonly number[]) => lastOfLane.indexOf(Math.min(...lastOfLane))
