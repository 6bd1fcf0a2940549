import { isIrregularPlural, isPlural } from '@rehearsal/english/forms/noun-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'
import { EXISTENCE_VERBS } from '../rule/recurring-words.ts'

const MANY = wordSet('many several some various')
const BE = wordSet('are were')
/** What there is many of, and nobody is. */
const THINGS = wordSet(`reasons ways things problems kinds types advantages disadvantages examples people differences
  places opportunities factors causes solutions points possibilities benefits activities students cars books`)

export const thereForThey: Rule = {
  id: 'there-for-they',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...theyAre(place), ...haveMany(place)]),
}

/** “They are many reasons.” “It is many ways.” */
function theyAre({ token, index, at }: Place): RuleMatch[] {
  const isThey = token.lower === 'they' && isOneOf(at(1), BE)
  const isIt = token.lower === 'it' && /^(?:is|has|have|are)$/u.test(at(1)?.lower ?? '')
  if ((!isThey && !isIt) || (index > 0 && !isOneOf(at(-1), wordSet('and but because , that so')))) return []
  const distance = lengthOfMany(at)
  const noun = at(distance)?.pos === 'ADJ' ? at(distance + 1) : at(distance)
  if (distance === 0 || !isManyNoun(noun) || !THINGS.has(noun?.lower ?? '')) return []
  const be = at(1)
  if (be === undefined) return []
  const message = 'To say what exists, begin with “there are”.'
  return [
    { from: token, to: be, message, suggestions: [likeCase(token, be.lower === 'were' ? 'there were' : 'there are')] },
  ]
}

/** “There have many ways.” */
function haveMany({ token, at }: Place): RuleMatch[] {
  const verb = at(1)
  if (token.lower !== 'there' || !isOneOf(verb, EXISTENCE_VERBS) || verb === undefined) return []
  const isGroup = isOneOf(at(2), wordSet('many several some various a lots no two three')) || isManyNoun(at(2))
  // “There have been many”, “people there have many”.
  if (!isGroup || /^(?:NOUN|PRON|VERB)$/u.test(at(-1)?.pos ?? '')) return []
  const right = at(2)?.lower === 'a' && at(3)?.lower !== 'lot' && at(3)?.lower !== 'few' ? 'is' : 'are'
  const message = `To say what exists, use “there ${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}

function lengthOfMany(at: Place['at']): number {
  if (at(2)?.lower === 'a' && at(3)?.lower === 'lot' && at(4)?.lower === 'of') return 5
  return isOneOf(at(2), MANY) ? 3 : 0
}

function isManyNoun(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (isIrregularPlural(token.lower) || (token.pos === 'NOUN' && isPlural(token.lower, token.lemma)))
  )
}
