/** Finds silent pauses between what was said. */
import type { Pause } from '@rehearsal/exam/score'
import { type FrameFeatures, FRAMES_PER_SECOND } from '../front-end/front-end.ts'
import type { FrameSpan } from '../front-end/frame-span.ts'
import { detectActivity } from '../front-end/energy-voice-activity.ts'

/** Silences of 0.25 s or more between words are pauses. */
export const PAUSE_FRAMES = 25
/** Shorter sounds in a silence are clicks of the tongue and the ends of words. */
const SHORTEST_SOUND = 10

/**
 * Silences of PAUSE_FRAMES and more between what was said. `said` is where words and other speech were found, by any alignment; speech that nobody
 * found is no silence either.
 */
export function findPauses(features: Pick<FrameFeatures, 'energies' | 'frames'>, said: readonly FrameSpan[]): Pause[] {
  const spans = said.toSorted((a, b) => a.start - b.start)
  const loudIn = detectActivity(features)
  return spans.slice(1).flatMap(({ start: end }, i) => {
    const start = Math.max(...spans.slice(0, i + 1).map((span) => span.end))
    return end - start < PAUSE_FRAMES ? [] : silencesIn({ start, end }, loudIn({ start, end }))
  })
}

function silencesIn(gap: FrameSpan, loud: readonly FrameSpan[]): Pause[] {
  const sounds = loud.filter(({ start, end }) => end - start >= SHORTEST_SOUND)
  const starts = [gap.start, ...sounds.map(({ end }) => end)]
  const ends = [...sounds.map(({ start }) => start), gap.end]
  return starts.flatMap((start, i) => {
    const end = ends[i] ?? gap.end
    return end - start < PAUSE_FRAMES ? [] : [{ start: start / FRAMES_PER_SECOND, end: end / FRAMES_PER_SECOND }]
  })
}
