import type { Correction } from '@rehearsal/english/data/read-corrections'
import type { Mark } from '../../../mark/mark.ts'
import { parseText } from '../../../text/parse-text.ts'
import { applyRule, type Rule } from '../rule.ts'

/**
 * What is wrong with the example of an entry, in words: `rule`, which reads the whole file, finds this mistake, makes it
 * right and finds nothing elsewhere; and the rule of this entry `alone` makes it right too.
 */
export function exampleFaults(
  { example, entry }: Pick<Correction, 'example' | 'entry'>,
  rule: Rule,
  alone: Rule,
): string[] {
  const { sentence, corrected } = example
  const marks = marksOf(rule, sentence)
  const found = marks.find((mark) => correctedBy(mark, sentence) === corrected)
  if (found === undefined || marks.some((mark) => mark.end <= found.start || found.end <= mark.start)) {
    const instead = marks.map((mark) => `“${correctedBy(mark, sentence)}”`).join(' and ')
    return [`${entry.where} “${sentence}”: expected “${corrected}”, found ${instead || 'nothing'}`]
  }
  const isOwn = marksOf(alone, sentence).some((mark) => correctedBy(mark, sentence) === corrected)
  return isOwn ? [] : [`${entry.where} “${sentence}”: another entry finds this`]
}

function marksOf(rule: Rule, text: string): Mark[] {
  return parseText(text).sentences.flatMap((sentence) => applyRule(rule, sentence))
}

function correctedBy({ start, end, suggestions }: Mark, text: string): string {
  return `${text.slice(0, start)}${suggestions[0] ?? ''}${text.slice(end)}`
}
