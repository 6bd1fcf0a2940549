import { ACCUSATIVES, ARTICLES, MODALS, PLURAL_VERB_PRONOUNS, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { isIrregularPlural, isPlural } from '@rehearsal/english/forms/noun-forms'
import { pastForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { pluralAuxiliary } from './auxiliary-number.ts'

const SUBJECTS = withWords(PLURAL_VERB_PRONOUNS, 'who people children men women students')
const SINGULARS = wordSet('he she it everyone everybody someone nobody everything')
const OBJECTS = withWords(
  POSSESSIVES,
  ACCUSATIVES,
  ARTICLES,
  'this these it in to with from up out at on about more many much very not well hard better all',
)
const BREAKS = wordSet('that which what how if when because while where whether , ;')
const ADVERBS = wordSet('always also often usually never really just then only even not')
const MAX_DISTANCE = 10

export const coordinatedPlural: Rule = {
  id: 'coordinated-plural',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

/** “They try new things and takes risks”, “young people who play games and doesn't study” */
function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  if (token.lower !== 'and' && token.lower !== 'but') return []
  const distance = isOneOf(at(1), ADVERBS) ? 2 : 1
  const [verb, next] = [at(distance), at(distance + 1)]
  if (verb === undefined) return []
  const right = pluralOf(verb, next)
  if (right === null || !hasPluralClause(tokens, index)) return []
  const message = `The verb goes with the same subject as the one before it: “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

function pluralOf(verb: Token, next: Token | undefined): string | null {
  const auxiliary = pluralAuxiliary(verb.lower)
  if (auxiliary !== undefined) return verb.lower === 'was' ? null : auxiliary
  const base = THIRD_PERSONS.get(verb.lower)
  if (base === undefined || !PLAIN_VERBS.has(base) || next === undefined) return null
  const isVerb = verb.pos === 'VERB' && /^(?:NOUN|ADJ|PROPN)$/u.test(next.pos)
  return isVerb || isOneOf(next, OBJECTS) ? base : null
}

/** A plural subject with a verb right behind it, and no other subject up to “and”. */
function hasPluralClause(tokens: readonly Token[], and: number): boolean {
  for (let place = and - 2; place >= 0 && and - place <= MAX_DISTANCE; place -= 1) {
    const [subject, next] = [tokens[place], tokens[place + 1]]
    if (subject === undefined || next === undefined || BREAKS.has(subject.lower)) return false
    if (SINGULARS.has(subject.lower) || MODALS.has(subject.lower)) return false
    const verb = isOneOf(next, ADVERBS) ? tokens[place + 2] : next
    if (!isPluralSubject(subject, tokens, place) || !isPresentVerb(verb)) continue
    // “what helps those who have little and creates …”: an earlier verb of one may go on.
    if (subject.lower === 'who' && tokens.slice(0, place).some(({ lower }) => isOfOne(lower))) return false
    const between = tokens.slice(place + 2, and)
    return !between.some(
      ({ lower }, at) =>
        BREAKS.has(lower) ||
        MODALS.has(lower) ||
        SINGULARS.has(lower) ||
        lower === 'and' ||
        lower === 'or' ||
        lower === 'who' ||
        (at > 0 && lower === 'is'),
    )
  }
  return false
}

function isPluralSubject(subject: Token, tokens: readonly Token[], place: number): boolean {
  if (subject.lower === 'who') {
    const noun = tokens[place - 1]
    return (
      noun !== undefined &&
      (isIrregularPlural(noun.lower) ||
        noun.lower === 'those' ||
        (noun.pos === 'NOUN' && isPlural(noun.lower, noun.lemma)))
    )
  }
  if (subject.lower === 'i' && tokens[place - 1]?.lower === 'and') return false
  return (
    SUBJECTS.has(subject.lower) &&
    !/^(?:of|to|for|with|let|than|about|and|in|from)$/u.test(tokens[place - 1]?.lower ?? '')
  )
}

function isPresentVerb(verb: Token | undefined): boolean {
  return (
    verb !== undefined &&
    (verb.lower === 'are' ||
      verb.lower === 'have' ||
      (VERB_BASES.has(verb.lower) && pastForm(verb.lower) !== verb.lower && verb.pos !== 'ADJ'))
  )
}

function isOfOne(word: string): boolean {
  return THIRD_PERSONS.has(word) || pluralAuxiliary(word) !== undefined
}
