import { DAYS, NOMINATIVES, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { PARTICIPLES } from '@rehearsal/english/forms/common-verbs'
import { pastForm } from '@rehearsal/english/forms/verb-forms'
import { withWords } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'
import { UNITS_OF_TIME } from '../rule/recurring-words.ts'

const BREAKS = /^(?:but|and|because|that|which|who|when|if|so|,|;|since|for|until|than|as|before|after)$/u

const PAST_UNITS = withWords(DAYS, 'week month year night summer')

export const perfectTime: Rule = {
  id: 'perfect-time',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => tokens.flatMap((_, index) => matchAt(tokens, index)),
}

/** “I have seen her yesterday.” */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const [subject, have, verb] = tokens.slice(index)
  if (!isOneOf(subject, SUBJECT_PRONOUNS) || have === undefined || verb === undefined) return []
  if (!/^(?:have|has)$/u.test(have.lower)) return []
  // “Have you seen it”, “which must have been”: no plain statement.
  if (/^(?:have|has|had|must|may|might|could|would|should|to)$/u.test(tokens[index - 1]?.lower ?? '')) return []
  const isPlainBeen = verb.lower === 'been' && tokens[index + 3]?.lower.endsWith('ing') === false
  const base = PARTICIPLES.get(verb.lower) ?? (verb.lower === 'had' ? 'have' : isPlainBeen ? 'be' : undefined)
  if (base === undefined || verb.lower === 'got') return []
  if (!hasPastTime(tokens.slice(index + 3)) && !opensInPast(tokens, index)) return []
  const isMany = /^(?:we|they|you)$/u.test(subject?.lower ?? '')
  const right = base === 'be' && isMany ? 'were' : pastForm(base)
  const message = `The time is over, so the past stands alone: “${right}”.`
  return [{ from: have, to: verb, message, suggestions: [right] }]
}

/** “Last weekend I have been …”, “in my childhood I have wanted …” */
function opensInPast(tokens: readonly Token[], index: number): boolean {
  const [first, second, third] = tokens
  const isNear = index <= 4 && (index < 2 || tokens[index - 1]?.pos !== 'ADP')
  if (!isNear || index === 0) return false
  if (first?.lower === 'yesterday') return index <= 2
  if (first?.lower === 'last') return UNITS_OF_TIME.has(second?.lower ?? '') && index <= 3
  if (first?.lower === 'in' && /^(?:19|20)\d\d$/u.test(second?.lower ?? '')) return index <= 3
  if (first?.lower === 'in' && second?.lower === 'my') return third?.lower === 'childhood' && index <= 4
  return third?.lower === 'ago' && index <= 4
}

function hasPastTime(rest: readonly Token[]): boolean {
  for (const [index, token] of rest.entries()) {
    const before = rest[index - 1]?.lower ?? ''
    // “I have had an accident when I was ten.”
    if (token.lower === 'when' && NOMINATIVES.has(rest[index + 1]?.lower ?? ''))
      return /^(?:was|were)$/u.test(rest[index + 2]?.lower ?? '')
    if (BREAKS.test(token.lower)) return false
    if (token.lower === 'yesterday')
      return rest[index + 1]?.lower !== "'s" && !/^(?:of|from|about|called|to)$/u.test(before)
    if (token.lower === 'ago') return true
    const next = rest[index + 1]?.lower ?? ''
    if (token.lower === 'last' && PAST_UNITS.has(next))
      return !/^(?:the|of|about|from|in|over|this|these)$/u.test(before) && rest[index + 2]?.lower !== "'s"
    if (token.lower === 'in' && /^(?:19|20)\d\d$/u.test(next))
      return /^(?:NOUN|VERB|ADV|PRON|PROPN)$/u.test(rest[index - 1]?.pos ?? 'VERB') && rest[index - 1]?.pos !== 'PRON'
  }
  return false
}
