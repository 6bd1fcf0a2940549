/** Voice activity detection by energy. */
import { type FrameSpan, runsOf } from './frame-span.ts'
import type { FrameFeatures } from './front-end.ts'

type Loudness = Pick<FrameFeatures, 'energies' | 'frames'>

/** Where between the quietest tenth and the loudest twentieth of a take sound begins. */
const LOUD_SHARE = 0.4
/** Sounds closer to each other are one: the silence before a stop. */
const JOINED_FRAMES = 5

/** The energy (natural log) that stands a `share` of the way from the quietest tenth of a take to its loudest twentieth. */
export function energyThreshold({ energies, frames }: Loudness, share: number): number {
  const sorted = energies.toSorted()
  const quiet = sorted[Math.floor(frames * 0.1)] ?? 0
  const loud = sorted[Math.floor(frames * 0.95)] ?? 0
  return quiet + share * (loud - quiet)
}

/** Voice activity detection by energy: the loud stretches of parts of a take, by how loud the whole of it is. */
export function detectActivity(take: Loudness): (part: FrameSpan) => FrameSpan[] {
  const limit = energyThreshold(take, LOUD_SHARE)
  return (part) => runsOf(part, (frame) => (take.energies[frame] ?? 0) >= limit, JOINED_FRAMES)
}
