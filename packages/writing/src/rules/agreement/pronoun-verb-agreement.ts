import {
  MID_ADVERBS,
  PLURAL_VERB_PRONOUNS,
  QUESTION_WORDS,
  SINGULAR_PRONOUNS,
  SUBORDINATORS,
} from '@rehearsal/english/classes/classes'
import { IRREGULAR_VERBS } from '@rehearsal/english/forms/irregular-verbs'
import { thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { pluralAuxiliary } from './auxiliary-number.ts'
import { SUBJUNCTIVE_SIGNS } from '../rule/recurring-words.ts'

/** Words after which a pronoun is the subject of a plain statement, not an object or part of a question. */
const OPENERS = withWords(
  withoutWords(SUBORDINATORS, 'whenever whereas'),
  withoutWords(QUESTION_WORDS, 'whom whose'),
  'and but so , ; think thinks believe believes say says said know knows knew feel or however',
)
/** “They suggest that he go” is right. */
const SUBJUNCTIVE = withWords(SUBJUNCTIVE_SIGNS, 'vital necessary ask request')
const ADVERBS = withWords(withoutWords(MID_ADVERBS, 'already'), 'then')
/** Verbs whose past is their base. */
const UNCHANGED_PASTS = new Set([
  ...[...IRREGULAR_VERBS.values()].filter(({ base, past }) => base === past).map(({ base }) => base),
  ...wordSet('quit beat cast shed slit thrust wed light misread broadcast forecast bet bid burst rid upset offset'),
])

export const pronounVerbAgreement: Rule = {
  id: 'pronoun-verb-agreement',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => {
    const governor = tokens.findIndex((token) => SUBJUNCTIVE.has(token.lemma))
    return placesOf(tokens).flatMap((place) => {
      const mayBeSubjunctive = governor >= 0 && governor < place.index && SINGULAR_PRONOUNS.has(place.token.lower)
      return isSubject(place) && !mayBeSubjunctive ? matchAt(place) : []
    })
  },
}

function isSubject({ token, index, at }: Place): boolean {
  if (!SINGULAR_PRONOUNS.has(token.lower) && !PLURAL_VERB_PRONOUNS.has(token.lower)) return false
  // “My team and I are ready.”
  if (token.lower === 'i' && at(-1)?.lower === 'and') return false
  return index === 0 || isOneOf(at(-1), OPENERS)
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const verb = isOneOf(at(1), ADVERBS) ? at(2) : at(1)
  // “It ain't so.”
  if (verb === undefined || verb.lower === 'ai') return []
  const right = SINGULAR_PRONOUNS.has(token.lower) ? singularForm(verb) : pluralForm(token.lower, verb)
  if (right === null) return []
  return [{ from: verb, to: verb, message: `After “${token.text}” the verb is “${right}”.`, suggestions: [right] }]
}

function singularForm(verb: Token): string | null {
  if (verb.lower === 'are') return 'is'
  if (verb.lower === 'have') return 'has'
  if (verb.lower === 'do') return 'does'
  // “She put it there” may be the past.
  const mayBePast = UNCHANGED_PASTS.has(verb.lower) || verb.lower.endsWith('ed')
  return verb.pos === 'VERB' && verb.lower === verb.lemma && !mayBePast ? thirdPersonForm(verb.lower) : null
}

function pluralForm(pronoun: string, verb: Token): string | null {
  if (pronoun === 'i' && verb.lower === 'was') return null
  if (pronoun === 'i' && (verb.lower === 'is' || verb.lower === 'are')) return 'am'
  const auxiliary = pluralAuxiliary(verb.lower)
  if (auxiliary !== undefined) return auxiliary
  const isThird = verb.lower !== verb.lemma && thirdPersonForm(verb.lemma) === verb.lower
  return verb.pos === 'VERB' && isThird ? verb.lemma : null
}
