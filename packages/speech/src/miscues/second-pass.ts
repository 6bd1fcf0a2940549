import type { SpeechRecogniser } from '../decoder/recogniser.ts'
import { FRAMES_PER_SECOND } from '../front-end/front-end.ts'
import type { SecondPass } from './verify-words.ts'

/** What the recogniser makes of a take of 16 kHz mono. */
export function secondPassOf(pcm: Float32Array, recogniser: SpeechRecogniser): SecondPass {
  return {
    logLikelihoodRatios: (words) =>
      recogniser.logLikelihoodRatios(
        pcm,
        words.map(({ text, frame }) => ({ text, seconds: frame / FRAMES_PER_SECOND })),
      ),
    hypothesis: () =>
      recogniser
        .recognise(pcm)
        .map(({ text }) => text)
        .join(' '),
  }
}
