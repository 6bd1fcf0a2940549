import type { SpeechRecogniser } from './decoder/recogniser.ts'
import { FRAMES_PER_SECOND } from './front-end.ts'
import type { LagsOf } from './verify-words.ts'

/** What the recogniser makes of the words of a text in a take of 16 kHz mono. */
export function lagsIn(pcm: Float32Array, recogniser: SpeechRecogniser): LagsOf {
  return (words) =>
    recogniser.lags(
      pcm,
      words.map(({ text, frame }) => ({ text, seconds: frame / FRAMES_PER_SECOND })),
    )
}
