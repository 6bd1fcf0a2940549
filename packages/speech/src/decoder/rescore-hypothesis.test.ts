import { expect, test } from 'vitest'
import { placesOfWordings, type Wording } from './rescore-hypothesis.ts'
import { logProbabilities } from './log-probabilities.ts'
import type { SpeechDecoder } from './speech-decoder.ts'
import { seeded } from './testing/seeded.ts'
import { END, START } from './greedy-decoding.ts'

const TOKENS = 12
/** Words of one, three, two and one token. */
const WRITTEN = [3, 4, 5, 6, 7, 8, 9]
const STARTS = [0, 1, 4, 6]

/** A decoder that finds tokens to fit by all that it remembers, in order. */
function decoderOfMemory(): SpeechDecoder {
  let memory: number[] = []
  return {
    hear: () => void (memory = []),
    next: (token) => {
      memory.push(token)
      const random = seeded(memory.reduce((sum, each) => (sum * 31 + each + 7) % 2_147_483_647, 1))
      random()
      return { logits: Int32Array.from({ length: TOKENS }, () => Math.floor(100 * random())), scale: 0.05 }
    },
    goBackTo: (tokens) => void (memory = memory.slice(0, tokens)),
  }
}

/** The log probability of each token of a text and of its end, read from its beginning. */
function logsOf(tokens: readonly number[]): number[] {
  const decoder = decoderOfMemory()
  return [...tokens, END].map((token, i) => logProbabilities(decoder.next(tokens[i - 1] ?? START)).of(token))
}

/** As if the decoder had been sure of what it wrote, so that no place is better for what goes. */
const hypothesis = { tokens: WRITTEN, tokenLogProbabilities: [...WRITTEN, END].map(() => 0) }
const ASKED = [[10], [11, 10], [10, 11, 10], [5, 5], [7], [4, 5, 6], [9, 3], [8, 10, 4, 11]]
const wordings = ASKED.map((inside): Wording => ({ first: { inside, atEnd: [] }, later: { inside, atEnd: [] } }))
const placesOf = (asked: readonly Wording[]) => placesOfWordings(decoderOfMemory(), hypothesis, STARTS, asked, -99)

/** The best place before the end of the text, each text with the wording read from its beginning. */
function bestOf(own: readonly number[]): { fit: number; from: number; to: number } | undefined {
  const places = STARTS.flatMap((from, word) =>
    [from, ...STARTS.slice(word + 1)].map((to) => {
      const tokenLogProbabilities = logsOf([...WRITTEN.slice(0, from), ...own, ...WRITTEN.slice(to)])
      return { fit: sum(tokenLogProbabilities.slice(from, from + own.length + 2)), from, to }
    }),
  )
  return places.toSorted((a, b) => b.fit - a.fit)[0]
}

test('a wording fits best where the text with it does, read from its beginning, behind words of several tokens too', () => {
  const expected = ASKED.map(bestOf)
  expect(new Set(expected.map((best) => best?.from)).size).toBeGreaterThan(2)
  expect(placesOf(wordings)).toMatchObject(
    expected.map((best) => ({ ...best, fit: expect.closeTo(best?.fit ?? 0, 6) })),
  )
})

test('how well a wording fits does not depend on what else is asked about', () => {
  expect(placesOf(wordings)).toEqual(wordings.flatMap((wording) => placesOf([wording])))
})

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
