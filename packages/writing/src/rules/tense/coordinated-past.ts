import { ACCUSATIVES, ARTICLES, MODALS, NOMINATIVES, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { PASTS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { DISTINCT_PASTS } from '@rehearsal/english/forms/irregular-verbs'
import { pastForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const OBJECTS = withWords(
  ACCUSATIVES,
  ARTICLES,
  withoutWords(POSSESSIVES, 'your'),
  'it in to with from up out at on about for very all home many some back',
)
/** The second verb may hang on one of these. */
const BREAKS =
  wordSet(`to let made make saw see watched heard helped help who which that what how why if because when ? , ; usually always
  now still often every not n't did do does suggested asked`)
const MORE_VERBS = wordSet('start stay play watch visit work talk walk cook study try want decide live like look stop')
const MAX_DISTANCE = 9

export const coordinatedPast: Rule = {
  id: 'coordinated-past',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

/** “I went home and watch a film”, “he gave up his job and start to travel” */
function matchAt({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  const [verb, next] = [at(1), at(2)]
  if (token.lower !== 'and' || verb === undefined || !isOneOf(next, OBJECTS)) return []
  if (!VERB_BASES.has(verb.lower) || !(PLAIN_VERBS.has(verb.lower) || MORE_VERBS.has(verb.lower)) || verb.pos === 'ADJ')
    return []
  const right = pastForm(verb.lower)
  if (right === verb.lower || !followsPast(tokens, index)) return []
  const message = `The verb before “and” is in the past, so this one is too: “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

/** A pronoun with an irregular past right behind it, and nothing up to “and” that might own a base form. */
function followsPast(tokens: readonly Token[], and: number): boolean {
  for (let place = and - 2; place >= 0 && and - place <= MAX_DISTANCE; place -= 1) {
    const [subject, verb] = [tokens[place], tokens[place + 1]]
    if (subject === undefined || verb === undefined) return false
    if (BREAKS.has(subject.lower) && place < and - 2) continue
    if (!isOneOf(subject, NOMINATIVES) || !isPast(verb)) continue
    return !tokens.slice(place + 1, and).some(({ lower }) => BREAKS.has(lower) || MODALS.has(lower) || lower === 'and')
  }
  return false
}

/** “went”, “visited”; “put” may be the present. */
function isPast(verb: Token): boolean {
  return DISTINCT_PASTS.has(verb.lower) || (PASTS.has(verb.lower) && !VERB_BASES.has(verb.lower) && verb.pos === 'VERB')
}
