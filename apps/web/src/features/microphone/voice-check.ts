export type Sound = { seconds: number; /** 0…255 */ level: number }

/** Long enough that a knock against the table is no voice, and shorter than a word. */
const windowSeconds = 0.5
/** Specification §4.2: the average level exceeds half of the maximum. */
const enough = 0.5 * 255
/** Sums of audio blocks carry rounding. */
const tolerance = 0.001

/** What is still listened to: the latest stretches of sound that make up the window. */
export type Heard = { latest: readonly Sound[]; isVoice: boolean }

export const nothingHeard: Heard = { latest: [], isVoice: false }

const secondsOf = (sounds: readonly Sound[]) => sounds.reduce((sum, { seconds }) => sum + seconds, 0)

/** Listens on. Once a voice was heard, it stays heard. */
export function hearing({ latest, isVoice }: Heard, sound: Sound): Heard {
  if (isVoice) return { latest: [], isVoice }
  const all = [...latest, sound]
  const first = all.findIndex((_, at) => secondsOf(all.slice(at + 1)) < windowSeconds - tolerance)
  const kept = all.slice(Math.max(0, first))
  const seconds = secondsOf(kept)
  const average = kept.reduce((sum, each) => sum + each.level * each.seconds, 0) / seconds
  return { latest: kept, isVoice: seconds >= windowSeconds - tolerance && average > enough }
}
