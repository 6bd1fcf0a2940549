import { countWords } from '../count-words.ts'
import { normalizeTyped } from '../typed-text/normalize-typed.ts'

/** A sentence of no more words is very short; no source gives a number. */
const VERY_SHORT_WORDS = 6
/** Of so many words in very short sentences, or in points, an answer is made of nothing else. */
const NEARLY_ALL = 0.8
/** Who sets commas in place of full stops sets one in so many words. One full stop is punctuation, if hardly any. */
const WORDS_PER_COMMA = 30

/** What stands in place of connected sentences. */
export type LackOfSentences = 'no punctuation' | 'only bullet points' | 'only very short sentences'

/**
 * What stands in a text in place of connected sentences, or null. In essays and academic summaries of talks it earns
 * nothing for form (exam-rules §3.2, §3.4); a heading over the points or one longer sentence makes no difference.
 */
export function lackOfSentences(answer: string): LackOfSentences | null {
  const text = normalizeTyped(answer)
  const words = countWords(text)
  const commas = text.match(/[,;:](?=["'”’)\]]*(\s|$))/gu)?.length ?? 0
  const hasStop = /[.!?…](?=["'”’)\]]*(\s|$))/u.test(text)
  if (!hasStop && commas < Math.max(1, Math.ceil(words / WORDS_PER_COMMA))) return 'no punctuation'
  const points = text.split('\n').filter(isBulletPoint)
  if (points.length > 1 && wordsOf(points) >= NEARLY_ALL * words) return 'only bullet points'
  const short = text.split(/[.!?…]+(?=\s|$)|\n/u).filter((sentence) => countWords(sentence) <= VERY_SHORT_WORDS)
  return wordsOf(short) >= NEARLY_ALL * words ? 'only very short sentences' : null
}

const wordsOf = (parts: readonly string[]) => countWords(parts.join(' '))

/** A marked line; a numbered paragraph of several sentences is none. */
function isBulletPoint(line: string): boolean {
  const [, point] = /^\s*(?:[-*•–]|\d+[.)])\s+(.*)$/u.exec(line) ?? []
  return point !== undefined && !/[.!?]\s+\S/u.test(point)
}
