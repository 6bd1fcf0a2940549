import type { SpeechRecogniser } from '../decoder/recogniser.ts'
import { FRAMES_PER_SECOND } from '../front-end/front-end.ts'
import type { SecondHearing } from './verify-words.ts'

/** What the recogniser makes of a take of 16 kHz mono. */
export function secondHearing(pcm: Float32Array, recogniser: SpeechRecogniser): SecondHearing {
  return {
    lags: (words) =>
      recogniser.lags(
        pcm,
        words.map(({ text, frame }) => ({ text, seconds: frame / FRAMES_PER_SECOND })),
      ),
    written: () =>
      recogniser
        .recognise(pcm)
        .map(({ text }) => text)
        .join(' '),
  }
}
