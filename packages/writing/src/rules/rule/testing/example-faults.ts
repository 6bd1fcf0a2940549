import type { Correction } from '@rehearsal/english/data/read-corrections'
import { parseText } from '../../../text/parse-text.ts'
import { applyRule, type Rule } from '../rule.ts'

/**
 * What is wrong with the example of an entry, in words: `rule`, which reads the whole file, finds one thing in it and
 * makes it right, and the rule of this entry `alone` makes it right too.
 */
export function exampleFaults({ example, entry }: Correction, rule: Rule, alone: Rule): string[] {
  const { sentence, corrected } = example
  const found = correctionsOf(rule, sentence)
  if (found.length !== 1 || found[0] !== corrected)
    return [`${entry.where} “${sentence}”: expected “${corrected}”, found ${found.join(' and ') || 'nothing'}`]
  return correctionsOf(alone, sentence).includes(corrected)
    ? []
    : [`${entry.where} “${sentence}”: another entry finds this`]
}

/** The text with each find of the rule made right. */
function correctionsOf(rule: Rule, text: string): string[] {
  return parseText(text)
    .sentences.flatMap((sentence) => applyRule(rule, sentence))
    .map(({ start, end, suggestions }) => `${text.slice(0, start)}${suggestions[0] ?? ''}${text.slice(end)}`)
}
