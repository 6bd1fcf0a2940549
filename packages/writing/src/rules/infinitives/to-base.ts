import { DETERMINERS, FINITE_BE, OBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { ING_FORMS, PASTS, THIRD_PERSONS } from '@rehearsal/english/forms/common-verbs'
import { DISTINCT_PASTS } from '@rehearsal/english/forms/irregular-verbs'
import { thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, withoutWords } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { PASTS_OR_NOUNS } from '../rule/recurring-words.ts'

export const toBase: Rule = {
  id: 'to-base',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const verb = at(1)
  if (token.lower !== 'to' || verb === undefined) return []
  // “all he looked forward to was a job”, “to bore somebody”
  if (verb.lower === 'bore' || (FINITE_BE.has(verb.lower) && at(-1)?.lower === 'forward')) return []
  const past = PASTS_OR_NOUNS.has(verb.lower) ? undefined : DISTINCT_PASTS.get(verb.lower)
  const isThird = PLAIN_VERBS.has(verb.lemma) && verb.lower === thirdPersonForm(verb.lemma) && verb.lower !== 'means'
  const isBe = FINITE_BE.has(verb.lower)
  const base = past?.base ?? (isThird ? verb.lemma : isBe ? 'be' : undefined)
  if (base === undefined) return withEnding(token, verb, at(-1), at(2))
  return [{ from: verb, to: verb, message: `After “to” the verb has no ending: “${base}”.`, suggestions: [base] }]
}

/** After these “to” opens an infinitive and is no preposition. */
const WANTING = readWords('words/words-before-infinitives')
const OBJECTS = withWords(withoutWords(DETERMINERS, 'those'), OBJECT_PRONOUNS, 'how in at with some many more')

/** “how to solved it”, “want to going” */
function withEnding(to: Token, verb: Token, before: Token | undefined, next: Token | undefined): RuleMatch[] {
  if (!isOneOf(before, WANTING)) return []
  const past = isOneOf(next, OBJECTS) && verb.lower !== 'used' ? PASTS.get(verb.lower) : undefined
  const isGerund =
    !/^(?:need|needs|us|them|me|people|going|love|time|way|help|ready|like|likes|prefer)$/u.test(before?.lower ?? '') ||
    isOneOf(next, OBJECTS)
  const gerund = isGerund && !verb.lower.startsWith('be') ? ING_FORMS.get(verb.lower) : undefined
  const third = isOneOf(next, OBJECTS) && verb.pos === 'VERB' ? THIRD_PERSONS.get(verb.lower) : undefined
  const base = past === verb.lower ? undefined : (past ?? gerund ?? third)
  if (base === undefined) return []
  return [
    {
      from: verb,
      to: verb,
      message: `After “${to.lower}” the verb has no ending here: “${base}”.`,
      suggestions: [base],
    },
  ]
}
