import { PLURAL_VERB_PRONOUNS, SINGULAR_PRONOUNS } from '@rehearsal/english/classes/classes'
import { isPlural } from '@rehearsal/english/forms/noun-forms'
import { thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import { isKnownWord } from '../../dictionary/dictionary.ts'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'
import { SUBJUNCTIVE_SIGNS } from '../rule/recurring-words.ts'

const PLURAL_SUBJECTS = withWords(PLURAL_VERB_PRONOUNS, 'people')
const ADVERBS = wordSet('normally usually still really also often always today sometimes just')
/** After these a bare verb is right: “Why not go?”, “they suggest he not go”. */
const SUBJUNCTIVE = withWords(SUBJUNCTIVE_SIGNS, 'ask request')

export const missingDo: Rule = {
  id: 'missing-do',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => {
    if (tokens.some((token) => SUBJUNCTIVE.has(token.lemma))) return []
    return placesOf(tokens).flatMap(matchAt)
  },
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const subject = isOneOf(at(-1), ADVERBS) ? at(-2) : at(-1)
  const verb = at(1)
  if (token.lower !== 'not' || subject === undefined || verb === undefined || !PLAIN_VERBS.has(verb.lemma)) return []
  const auxiliary = auxiliaryFor(subject)
  const isFinite = verb.lower === verb.lemma || verb.lower === thirdPersonForm(verb.lemma)
  if (auxiliary === null || !isFinite || verb.lemma === 'be') return []
  const right = phrase(auxiliary, 'not', verb.lemma)
  return [
    { from: token, to: verb, message: `“not” needs “${auxiliary}” before a verb: “${right}”.`, suggestions: [right] },
  ]
}

function auxiliaryFor(subject: Token): string | null {
  if (PLURAL_SUBJECTS.has(subject.lower)) return 'do'
  if (SINGULAR_PRONOUNS.has(subject.lower)) return 'does'
  // The first word's capital makes a name of it.
  const isFirstPlural = subject.pos === 'PROPN' && /[^s]s$/u.test(subject.lower) && isKnownWord(subject.lower)
  if (subject.pos !== 'NOUN' && !isFirstPlural) return null
  return isFirstPlural || isPlural(subject.lower, subject.lemma) ? 'do' : 'does'
}
