import { pitchStatistics } from '../pitch.ts'
import { type HeardSounds, soundCertainty, soundTiming, type Stretch } from '../sound-features.ts'

export const TEXT_FREE_FEATURES = [
  'soundRate', 'articulationRate', 'vowelRate', 'pauseShare', 'pausesPerSecond', 'longestPause',
  'meanLogSound', 'spreadLogSound', 'meanLogVowel', 'spreadLogVowel', 'vowelPairVariability', 'longestSound',
  'energySpread', 'speechToNoise', 'pitchSpread', 'pitchRange', 'pitchMovement', 'voicedShare',
  'certainty', 'lowCertainty', 'entropy', 'agreement', 'gaussianCertainty', 'logSounds',
] as const // prettier-ignore

export type FreeSpeech = HeardSounds & { pcm: Float32Array }

/** What is known of a stretch of speech of unknown words, in the order of TEXT_FREE_FEATURES; pitch in semitones. */
export function textFreeFeatures({ pcm, evidence, sounds }: FreeSpeech, stretch: Stretch): number[] {
  const heard = { evidence, sounds }
  return [
    ...soundTiming(heard, stretch),
    ...pitchStatistics(pcm, stretch.start, stretch.end),
    ...soundCertainty(heard, stretch),
  ]
}
