import { MODALS, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { IRREGULAR_VERBS } from '@rehearsal/english/forms/irregular-verbs'
import { thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { PERSON_NOUNS } from '@rehearsal/english/words/countable-nouns'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const SUBJECTS = wordSet('he she it everyone everybody someone somebody nobody')
const DETERMINERS = withWords(POSSESSIVES, 'a the this every each')
/** Behind one of these the second verb may hang on something other than the subject. */
const BREAKS = wordSet(`to let lets make makes help helps see sees hear hears watch watches can not that which who
  what how i we they you people or than suggest suggests between both if`)
/** What an object or an adverb begins with: the word before it is a verb, no noun. */
const OBJECTS = wordSet(`a an the my his her its our their your this these it him them me us very well hard in at on to
  with from up out down about many some more all every home money lots`)
/** Their past is their base. */
const SAME_PAST = new Set(
  [...IRREGULAR_VERBS.values()].filter(({ base, past }) => base === past).map(({ base }) => base),
)

export const coordinatedAgreement: Rule = {
  id: 'coordinated-agreement',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

/** “She works in a bank and earn money.” */
function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  const verb = at(1)
  const next = at(2)
  if (token.lower !== 'and' || verb === undefined || !isOneOf(next, OBJECTS) || next === undefined) return []
  const base = VERB_BASES.get(verb.lower)
  if (base === undefined || SAME_PAST.has(base) || verb.pos === 'ADJ') return []
  const isPlain = PLAIN_VERBS.has(base) || /^(?:DET|PRON)$/u.test(next.pos)
  if (!isPlain) return []
  const first = firstVerb(tokens, index)
  if (first === null || tokens.slice(first, index).some((each) => BREAKS.has(each.lower) || MODALS.has(each.lower)))
    return []
  const right = thirdPersonForm(base)
  const message = `The verb goes with the same subject as “${tokens[first]?.text ?? ''}”: “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

/** The place of a verb with -s right behind a single subject that opens the sentence. */
function firstVerb(tokens: readonly Token[], end: number): number | null {
  const [first, second] = tokens
  const isPronoun = isOneOf(first, SUBJECTS)
  const isPerson = isOneOf(first, DETERMINERS) && PERSON_NOUNS.has(second?.lower ?? '')
  let place = isPronoun ? 1 : isPerson ? 2 : -1
  if (isOneOf(tokens[place], wordSet('always often usually also sometimes never really'))) place += 1
  const verb = tokens[place]
  return place < 0 || place >= end || verb === undefined || !THIRD_PERSONS.has(verb.lower) ? null : place
}
