type Ends = readonly [number, number]

/** A linear scale: where a value of the domain lies in the range; what lies outside of the domain is drawn at its end. */
export function linearScale([low, high]: Ends, [from, to]: Ends): (value: number) => number {
  return (value) => {
    const share = high === low ? 0 : Math.min(1, Math.max(0, (value - low) / (high - low)))
    return from + share * (to - from)
  }
}

/** A place on a chart that is as wide as its column, from 0 to 100. */
export const percent = (place: number): string => `${place}%`

/** The middles of `count` columns of the same width, as `percent` of all; the first begins at 0 and the last ends at 100. */
export const columnOf =
  (count: number) =>
  (index: number): string =>
    percent(((index + 0.5) / count) * 100)

/** Which of `count` places are written beside: all where there are no more than `most`, otherwise every few, counted from the last. */
export function labelledOf(count: number, most: number): (index: number) => boolean {
  const every = Math.max(1, Math.ceil(count / most))
  return (index) => (count - 1 - index) % every === 0
}
