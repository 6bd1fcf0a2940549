import type { FrameSpan } from './frame-span.ts'
import type { FrameFeatures } from './front-end.ts'

/** Where between the quietest tenth and the loudest twentieth of a take sound begins. */
const LOUD_SHARE = 0.4
/** Sounds closer to each other are one: the silence before a stop. */
const JOINED_FRAMES = 5

/** The loud stretches of a part of a take. */
export function loudStretches({ energies, frames }: Pick<FrameFeatures, 'energies' | 'frames'>, part: FrameSpan) {
  const sorted = energies.toSorted()
  const quiet = sorted[Math.floor(frames * 0.1)] ?? 0
  const limit = quiet + LOUD_SHARE * ((sorted[Math.floor(frames * 0.95)] ?? 0) - quiet)
  const sounds: FrameSpan[] = []
  for (let t = part.start; t < part.end; t++) {
    if ((energies[t] ?? 0) < limit) continue
    const last = sounds.at(-1)
    if (last !== undefined && t - last.end <= JOINED_FRAMES) last.end = t + 1
    else sounds.push({ start: t, end: t + 1 })
  }
  return sounds
}
