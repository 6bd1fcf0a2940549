import type { FrameFeatures } from './front-end.ts'

/** Frames (10 ms), end exclusive. */
export type Stretch = { start: number; end: number }

/** Where between the quietest tenth and the loudest twentieth of a take sound begins. */
const LOUD_SHARE = 0.4
/** Sounds closer to each other are one: the silence before a stop. */
const JOINED_FRAMES = 5

/** The loud stretches of a part of a take. */
export function loudStretches({ energies, frames }: Pick<FrameFeatures, 'energies' | 'frames'>, part: Stretch) {
  const sorted = energies.toSorted()
  const quiet = sorted[Math.floor(frames * 0.1)] ?? 0
  const limit = quiet + LOUD_SHARE * ((sorted[Math.floor(frames * 0.95)] ?? 0) - quiet)
  const sounds: Stretch[] = []
  for (let t = part.start; t < part.end; t++) {
    if ((energies[t] ?? 0) < limit) continue
    const last = sounds.at(-1)
    if (last !== undefined && t - last.end <= JOINED_FRAMES) last.end = t + 1
    else sounds.push({ start: t, end: t + 1 })
  }
  return sounds
}
