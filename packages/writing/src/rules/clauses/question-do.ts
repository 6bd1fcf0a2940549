import { FINITE_DO, QUESTION_WORDS, SINGULAR_PRONOUNS, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { PASTS, THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, withoutWords } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase } from '../rule/tokens.ts'
import { OPEN_QUESTION_WORDS } from '../rule/recurring-words.ts'
import { isReportedQuestion } from './reported-question.ts'

const BEFORE_DO = withWords(withoutWords(QUESTION_WORDS, 'whom whose'), 'and but ,')

export const questionDo: Rule = {
  id: 'question-do',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => [...withoutDo(tokens), ...tokens.flatMap((_, index) => withEnding(tokens, index))],
}

/** “What you think about it?” */
function withoutDo(tokens: readonly Token[]): RuleMatch[] {
  const [wh, subject, verb] = tokens
  if (
    tokens.at(-1)?.text !== '?' ||
    !isOneOf(wh, OPEN_QUESTION_WORDS) ||
    subject === undefined ||
    !isOneOf(subject, SUBJECT_PRONOUNS) ||
    verb === undefined
  )
    return []
  // “What you want is what?”: another verb shows that the first part is a subject.
  if (tokens.slice(3).some((token) => token.pos === 'AUX')) return []
  const isThird = SINGULAR_PRONOUNS.has(subject.lower)
  const past = PASTS.get(verb.lower)
  const base = VERB_BASES.has(verb.lower) ? verb.lower : THIRD_PERSONS.get(verb.lower)
  if (base === undefined && past === undefined) return []
  const auxiliary = base === undefined ? 'did' : isThird ? 'does' : 'do'
  const right = phrase(auxiliary, subject, base ?? past)
  return [{ from: subject, to: verb, message: `A question needs “${auxiliary}”: “${right}”.`, suggestions: [right] }]
}

/** “How does it looks?”, “Did she went?” */
function withEnding(tokens: readonly Token[], index: number): RuleMatch[] {
  const [auxiliary, subject, verb] = tokens.slice(index)
  if (!isOneOf(auxiliary, FINITE_DO) || !isOneOf(subject, SUBJECT_PRONOUNS) || verb === undefined) return []
  // “What they do he does too.”
  if (index > 0 && !BEFORE_DO.has(tokens[index - 1]?.lower ?? '')) return []
  // “I know why does it works”: there “does” is at fault, and the ending stays.
  if (OPEN_QUESTION_WORDS.has(tokens[index - 1]?.lower ?? '') && isReportedQuestion(tokens, index - 1)) return []
  const base =
    THIRD_PERSONS.get(verb.lower) ??
    (VERB_BASES.has(verb.lower) ? undefined : PASTS.get(verb.lower)) ??
    (verb.lower === 'has' || verb.lower === 'had' ? 'have' : undefined)
  if (base === undefined || base === verb.lower) return []
  return [
    {
      from: verb,
      to: verb,
      message: `After “${auxiliary?.lower ?? 'do'}” the verb has no ending: “${base}”.`,
      suggestions: [base],
    },
  ]
}
