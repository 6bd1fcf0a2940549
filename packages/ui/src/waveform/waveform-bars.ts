/** A part of the time line, both ends from 0 to 1. */
export type Span = { start: number; end: number }

/**
 * Fits peaks into bars: each bar shows the loudest peak of its share of the time line. With a capacity, missing peaks stand for time not yet recorded (null).
 * @param peaks 0…1 each  @param count how many bars fit  @param capacity how many peaks the whole line holds
 */
export function barsOf(peaks: readonly number[], count: number, capacity = peaks.length): (number | null)[] {
  const length = Math.max(capacity, peaks.length)
  if (length === 0 || count <= 0) return []
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * length) / count)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * length) / count))
    const part = peaks.slice(from, to)
    return part.length === 0 ? null : Math.min(1, Math.max(0, ...part))
  })
}

/** Whether the middle of a bar lies within a part of the time line. */
export function isWithin(bar: number, count: number, span: Span): boolean {
  const middle = (bar + 0.5) / count
  return middle >= span.start && middle < span.end
}
