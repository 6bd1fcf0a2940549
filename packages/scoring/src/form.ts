import { countWords } from '@rehearsal/exam/count-words'
import type { FormRule, WordRange } from '@rehearsal/exam/formats/format'
import { lackOfSentences } from '@rehearsal/exam/writing/lack-of-sentences'
import type { JudgedTrait } from './rated-score.ts'

/**
 * Judges the form of a written answer: full marks within the full range, half within the partial range, else none.
 *
 * Score guide, form: an answer all in capitals, of more than one sentence where one is asked for, or without connected
 * sentences where they are asked for (exam-rules §3.2, §3.4) earns nothing.
 *
 * @param text what the learner wrote
 * @param sentences how many sentences it has
 */
export function judgeForm(rule: FormRule, text: string, sentences: number, isAllCapitals: boolean): JudgedTrait {
  const words = countWords(text)
  if (words === 0) return { share: 0, reason: 'Nothing was written.' }
  if (isAllCapitals) return { share: 0, reason: 'The answer is all in capitals.' }
  if (rule.isOneSentence && sentences !== 1) {
    return { share: 0, reason: `One single sentence is asked for; this has ${sentences}.` }
  }
  const lack = rule.needsSentences === true ? lackOfSentences(text) : null
  if (lack !== null) return { share: 0, reason: `This has ${lack}; write sentences that belong together.` }
  const limits = `${rule.full.min} to ${rule.full.max} words`
  if (isWithin(rule.full, words)) return { share: 1, reason: `${words} words, within ${limits}.` }
  if (rule.partial && isWithin(rule.partial, words)) {
    return { share: 0.5, reason: `${words} words; full marks need ${limits}.` }
  }
  return { share: 0, reason: `${words} words; the limit is ${limits}.` }
}

function isWithin(range: WordRange, words: number): boolean {
  return words >= range.min && words <= range.max
}
