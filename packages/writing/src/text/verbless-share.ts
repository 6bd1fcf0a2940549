/** Measures how much of a text stands in sentences without a verb. */
import type { ParsedText, Sentence } from './token.ts'

/** “Yes.” and “Of course.” are sentences. */
const MIN_WORDS = 3
const VERBS = new Set(['VERB', 'AUX'])

/**
 * Share of a text's words that stand in sentences without any verb, 0–1. Only what ends as a sentence counts: greetings,
 * names and headings have no verb either.
 */
export function verblessShare({ sentences }: ParsedText): number {
  const all = sentences.reduce((sum, sentence) => sum + wordsOf(sentence).length, 0)
  const verbless = sentences.filter(isVerbless).reduce((sum, sentence) => sum + wordsOf(sentence).length, 0)
  return all === 0 ? 0 : verbless / all
}

function isVerbless(sentence: Sentence): boolean {
  const isEnded = /[.!?…]/u.test(sentence.tokens.at(-1)?.text ?? '')
  const hasVerb = sentence.tokens.some(({ pos }) => VERBS.has(pos))
  return isEnded && !hasVerb && wordsOf(sentence).length >= MIN_WORDS
}

const wordsOf = ({ tokens }: Sentence) => tokens.filter(({ isWord }) => isWord)
