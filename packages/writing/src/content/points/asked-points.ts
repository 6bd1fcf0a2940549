/** What a question asks to be said: its points and its prompt, as vectors and as words. */
import type { KeyPoint } from '@rehearsal/rating/types'
import { questionVectors } from '../../meaning/sentence-vectors.ts'
import type { ParsedText } from '../../text/token.ts'
import { type PointActs, pointActsOf } from './point-acts.ts'
import { type PointWords, pointWordsOf } from './point-words.ts'

export type AskedPoint = {
  keyPoint: KeyPoint
  text: Float32Array
  /** Ways to say it; the point's own text where nobody wrote any. */
  says: readonly Float32Array[]
  opposite: readonly Float32Array[]
  words: PointWords
  acts: PointActs
}

export type Asked = {
  points: readonly AskedPoint[]
  /** The sentences of the prompt or the source. */
  prompt: readonly Float32Array[]
}

/** Reads what the points and the prompt of a question mean; the first time about 6 ms a sentence, then from memory. */
export async function readAsked(keyPoints: readonly KeyPoint[], promptText: ParsedText): Promise<Asked> {
  const prompt = promptText.sentences.map(({ start, end }) => promptText.text.slice(start, end))
  const own = keyPoints.map(({ point, says = [], opposite = [] }) => ({
    says: says.length === 0 ? [point] : says,
    opposite,
  }))
  const vectors = await questionVectors([
    ...prompt,
    ...keyPoints.flatMap(({ point }, i) => [point, ...(own[i]?.says ?? []), ...(own[i]?.opposite ?? [])]),
  ])
  const take = (count: number) => vectors.splice(0, count)
  const promptVectors = take(prompt.length)
  const acts = pointActsOf(own.map(({ says }) => says))
  const points = pointWordsOf(keyPoints).map(({ keyPoint, words }, i): AskedPoint => {
    const [text = new Float32Array()] = take(1)
    const [says, opposite] = [take(own[i]?.says.length ?? 0), take(own[i]?.opposite.length ?? 0)]
    return { keyPoint, text, says, opposite, words, acts: acts[i] ?? { own: [], others: [] } }
  })
  return { points, prompt: promptVectors }
}
