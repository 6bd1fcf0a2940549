import { ARPABET, isVowel } from '@rehearsal/phonetics/phones/arpabet'
import { mean, standardDeviation, sum } from '@rehearsal/statistics/numbers'
import { CLASSES, SILENCE_CLASS } from '../acoustics/sound-classes.ts'
import type { FrameEvidence } from '../acoustics/frame-evidence.ts'
import { FRAMES_PER_SECOND } from '../front-end/front-end.ts'
import { pitchStatistics } from '../prosody/pitch-statistics.ts'
import type { LoopSound } from '../acoustics/phone-loop.ts'
import { spanEntropy } from '../acoustics/entropy.ts'
import { PAUSE_FRAMES } from '../prosody/find-pauses.ts'

export const TEXT_FREE_FEATURES = [
  'soundRate', 'articulationRate', 'vowelRate', 'pauseShare', 'pausesPerSecond', 'longestPause',
  'meanLogSound', 'spreadLogSound', 'meanLogVowel', 'spreadLogVowel', 'vowelPairVariability', 'longestSound',
  'energySpread', 'speechToNoise', 'pitchSpread', 'pitchRange', 'pitchMovement', 'voicedShare',
  'certainty', 'lowCertainty', 'entropy', 'agreement', 'gaussianCertainty', 'logSounds',
] as const // prettier-ignore

/** A stretch of a take that is judged by itself. `extraPause`: frames of silence behind it that count against it. */
export type Stretch = { start: number; end: number; extraPause: number }

export type FreeSpeech = {
  pcm: Float32Array
  evidence: Pick<FrameEvidence, 'networkPosteriors' | 'gaussianPosteriors'> & {
    features: Pick<FrameEvidence['features'], 'energies' | 'frames'>
  }
  sounds: readonly LoopSound[]
}

/**
 * How a stretch of speech of unknown words was timed, voiced and how surely its sounds were told apart, in the order of
 * TEXT_FREE_FEATURES. Rates are per second, lengths logs of seconds, levels natural logs, pitch in semitones.
 */
export function textFreeFeatures({ pcm, evidence, sounds }: FreeSpeech, stretch: Stretch): number[] {
  const inside = sounds.filter(({ start, end }) => start >= stretch.start && end <= stretch.end)
  const spoken = inside.filter(({ soundClass }) => soundClass !== SILENCE_CLASS)
  const gaps = inside.filter(({ soundClass }) => soundClass === SILENCE_CLASS).map(({ start, end }) => end - start)
  const silences = stretch.extraPause > 0 ? [...gaps, stretch.extraPause] : gaps
  const pauses = silences.filter((frames) => frames >= PAUSE_FRAMES)
  const seconds = Math.max(0.3, (stretch.end - stretch.start + stretch.extraPause) / FRAMES_PER_SECOND)
  const silentSeconds = sum(silences) / FRAMES_PER_SECOND
  const speakingSeconds = Math.max(0.2, seconds - silentSeconds)
  const lengths = spoken.map(lengthOf)
  const vowels = spoken.filter(({ soundClass }) => isVowel(ARPABET[soundClass] ?? '')).map(lengthOf)
  const levels = spoken.map(({ start, end }) => mean([...evidence.features.energies.subarray(start, end)]))
  const noise =
    [...evidence.features.energies].toSorted((a, b) => a - b)[Math.floor(evidence.features.frames / 20)] ?? 0
  return [
    spoken.length / seconds,
    spoken.length / speakingSeconds,
    vowels.length / speakingSeconds,
    silentSeconds / seconds,
    pauses.length / seconds,
    Math.log(0.05 + Math.max(0, ...silences) / FRAMES_PER_SECOND),
    mean(lengths),
    standardDeviation(lengths),
    mean(vowels),
    standardDeviation(vowels),
    mean(vowels.slice(1).map((value, i) => Math.abs(value - (vowels[i] ?? 0)))),
    Math.max(-4, ...lengths),
    standardDeviation(levels),
    mean(levels) - noise,
    ...pitchStatistics(pcm, stretch.start, stretch.end),
    ...certaintyOf(evidence, spoken),
    Math.log(1 + spoken.length),
  ]
}

/** How surely the sounds were told apart: blurred sounds leave the scorers in doubt and in disagreement. */
function certaintyOf(
  { networkPosteriors, gaussianPosteriors }: FreeSpeech['evidence'],
  spoken: readonly LoopSound[],
): number[] {
  const own = spoken.map(({ soundClass, start, end }) => {
    const frames = Array.from({ length: end - start }, (_, i) => {
      const at = (start + i) * CLASSES
      return { row: networkPosteriors.subarray(at, at + CLASSES), other: gaussianPosteriors.subarray(at, at + CLASSES) }
    })
    return {
      network: mean(frames.map(({ row }) => row[soundClass] ?? -30)),
      gaussian: mean(frames.map(({ other }) => other[soundClass] ?? -30)),
      entropy: spanEntropy(networkPosteriors, { start, end }),
      agreement: mean(frames.map(({ row, other }) => (bestOf(row) === bestOf(other) ? 1 : 0))),
    }
  })
  const certainties = own.map(({ network }) => network).toSorted((a, b) => a - b)
  return [
    mean(certainties),
    mean(certainties.slice(0, Math.max(1, Math.round(certainties.length / 4)))),
    mean(own.map(({ entropy }) => entropy)),
    mean(own.map(({ agreement }) => agreement)),
    mean(own.map(({ gaussian }) => gaussian)),
  ]
}

function bestOf(row: Float32Array): number {
  let best = 0
  for (let c = 1; c < row.length; c++) if ((row[c] ?? -Infinity) > (row[best] ?? -Infinity)) best = c
  return best
}

function lengthOf({ start, end }: LoopSound): number {
  return Math.log((end - start) / FRAMES_PER_SECOND)
}
