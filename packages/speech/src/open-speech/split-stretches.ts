/** Cuts a take without a text into stretches that are judged by themselves. */
import type { FrameSpan } from '../front-end/frame-span.ts'
import type { Stretch } from '../traits/text-free-features.ts'

/** The heads were fitted on sentences of about four seconds; longer takes are judged in stretches of this length. */
const MIN_FRAMES = 250
/** A pause this long between two stretches is natural; what is longer counts against fluency. */
const NATURAL_BREAK_FRAMES = 100

/** Cuts a take at its pauses into stretches of at least 2.5 s; the rest is joined to the last. */
export function splitStretches(spans: readonly FrameSpan[]): Stretch[] {
  const stretches: Stretch[] = []
  let start: number | null = null
  spans.forEach((span, i) => {
    start ??= span.start
    const next = spans[i + 1]
    if (next !== undefined && span.end - start < MIN_FRAMES) return
    const extraPause = next === undefined ? 0 : Math.max(0, next.start - span.end - NATURAL_BREAK_FRAMES)
    stretches.push({ start, end: span.end, extraPause })
    start = null
  })
  const last = stretches.at(-1)
  const before = stretches.at(-2)
  if (last === undefined || before === undefined || last.end - last.start >= MIN_FRAMES / 2) return stretches
  return [...stretches.slice(0, -2), { start: before.start, end: last.end, extraPause: 0 }]
}
