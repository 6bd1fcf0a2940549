import { AUXILIARIES, DETERMINERS, OBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { pastForm, thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'
import { clauseSubjects, type ClauseSubject } from './clause-subject.ts'
import { PLURALS_OR_VERBS } from '../rule/recurring-words.ts'

/** What follows a verb rather than a noun. */
const COMPLEMENTS = withWords(
  DETERMINERS,
  OBJECT_PRONOUNS,
  'to in at on with from for by about very more many much some well hard better every too so as not',
)
/** Plural nouns at least as often as verbs: “The city limits are”, “Sales reports”. */
const NOUNS_TOO = PLURALS_OR_VERBS

export const subjectAgreement: Rule = {
  id: 'subject-agreement',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => clauseSubjects(tokens).flatMap((subject) => matchAt(subject, tokens)),
}

function matchAt(subject: ClauseSubject, tokens: readonly Token[]): RuleMatch[] {
  const verb = tokens[subject.verb]
  const next = tokens[subject.verb + 1]
  if (verb === undefined || next === undefined || next.text === '-' || verb.lower === 'need') return []
  // “the people in the house works council”: a finite verb behind it shows that it was none.
  if (tokens.slice(subject.verb + 1, subject.verb + 3).some((token) => AUXILIARIES.has(token.lower))) return []
  // “the young generation know”, “the aged get”: each of them
  if (
    !subject.isMany &&
    /^(?:generation|aged|disabled|injured|unemployed|homeless|accused|elderly|needy)$/u.test(subject.head.lower)
  )
    return []
  const right = subject.isMany ? pluralForm(verb, next, subject) : singularForm(verb, next, subject)
  if (right === null) return []
  const message = `“${subject.head.text}” is ${subject.isMany ? 'plural' : 'singular'}, so the verb is “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

function pluralForm(verb: Token, next: Token, { isLong }: ClauseSubject): string | null {
  const base = THIRD_PERSONS.get(verb.lower)
  if (base === undefined) return null
  const isSure = verb.pos === 'VERB' && PLAIN_VERBS.has(base)
  const isLikely = isOneOf(next, COMPLEMENTS) || isLong || (verb.pos === 'VERB' && next.pos !== 'NOUN')
  return isSure || (isLikely && !NOUNS_TOO.has(verb.lower)) ? base : null
}

function singularForm(verb: Token, next: Token, { isLong }: ClauseSubject): string | null {
  const base = VERB_BASES.get(verb.lower)
  if (base === undefined || pastForm(base) === verb.lower || verb.lower === 'lay' || verb.pos !== 'VERB') return null
  const isSure = PLAIN_VERBS.has(base) || (isOneOf(next, COMPLEMENTS) && !isLong)
  return isSure ? thirdPersonForm(base) : null
}
