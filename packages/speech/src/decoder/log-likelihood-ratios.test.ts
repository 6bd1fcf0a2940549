import { expect, test } from 'vitest'
import { logLikelihoodRatiosOf, LOWEST_RATIO } from './log-likelihood-ratios.ts'
import type { SpeechDecoder } from './speech-decoder.ts'

/** What the decoder would write: “Two, five nine”, in tokens; 7 is a comma. */
const [two, capitalised, five, nine, foreign, comma] = [3, 4, 5, 6, 8, 7]
const TEXT = [capitalised, comma, five, nine]
const SCALE = 0.5
const limits = { marks: new Set([comma]), mostTokens: 50 }

/** A decoder that goes on with its own text wherever it recognises the token before, and finds the rest equally unfit. */
function decoderOfText() {
  const heard: number[] = []
  const decoder: SpeechDecoder = {
    hear: () => {},
    next: (token) => {
      heard.push(token)
      const next = token === two ? comma : (TEXT[TEXT.indexOf(token) + 1] ?? 2)
      return { logits: Int32Array.from({ length: 10 }, (_, i) => (i === next ? 20 : 0)), scale: SCALE }
    },
    goBackTo: () => {},
  }
  return { decoder, heard }
}
const word = (lowerCase: number, capital = lowerCase) => ({ lowerCase: [lowerCase], capitalised: [capital] })

test('words that the decoder would write do not fall behind; capitals and marks are set as it would set them', () => {
  const { decoder, heard } = decoderOfText()
  expect(logLikelihoodRatiosOf(decoder, [word(two, capitalised), word(five), word(nine)], limits)).toEqual([0, 0, 0])
  expect(heard.slice(1)).toEqual(TEXT)
})

test('a word that it would not write falls behind by the log odds of what it would write', () => {
  const { decoder } = decoderOfText()
  const [first, logLikelihoodRatio = 0] = logLikelihoodRatiosOf(
    decoder,
    [word(two, capitalised), word(foreign)],
    limits,
  )
  expect(first).toBe(0)
  expect(logLikelihoodRatio).toBeCloseTo(-20 * SCALE, 6)
})

test('no word falls behind farther than the farthest, and words beyond the longest text fall so far', () => {
  const { decoder, heard } = decoderOfText()
  const many = { lowerCase: [foreign, foreign, foreign], capitalised: [foreign, foreign, foreign] }
  expect(logLikelihoodRatiosOf(decoder, [many], limits)).toEqual([LOWEST_RATIO])
  const long = logLikelihoodRatiosOf(
    decoder,
    Array.from({ length: 200 }, () => word(five)),
    limits,
  )
  expect(long).toHaveLength(200)
  expect(long.at(-1)).toBe(LOWEST_RATIO)
  expect(heard.length).toBeLessThan(4 + limits.mostTokens + 1)
})
