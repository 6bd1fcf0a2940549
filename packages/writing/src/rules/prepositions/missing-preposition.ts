import { ACCUSATIVES, DETERMINERS } from '@rehearsal/english/classes/classes'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

/** Verbs that cannot take an object without this preposition. */
const NEEDED: Readonly<Record<string, string>> = wordTable({
  listen: 'to',
  depend: 'on',
  belong: 'to',
  rely: 'on',
  consist: 'of',
  complain: 'about',
  insist: 'on',
  participate: 'in',
  according: 'to',
  wait: 'for',
})
/** Waiting takes these without a preposition. */
const STRETCHES = wordSet(
  'minute hour moment while day night morning afternoon evening week month year bit time lifetime',
)
const OBJECTS = withWords(withoutWords(DETERMINERS, 'that'), ACCUSATIVES, 'music you')

export const missingPreposition: Rule = {
  id: 'missing-preposition',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...beforeObject(place), ...explainMe(place)]),
}

function beforeObject({ token, at }: Place): RuleMatch[] {
  const word = token.lower === 'according' ? token.lower : token.lemma
  const preposition = NEEDED[word]
  if (preposition === undefined || !OBJECTS.has(at(1)?.lower ?? '') || at(2)?.lower === 'most') return []
  // “you wait a whole morning”
  const isTime = [at(2), at(3)].some((next) => isOneOf(next, STRETCHES))
  if (word === 'wait' && isTime && /^(?:an?|the)$/u.test(at(1)?.lower ?? '')) return []
  // “You must wait your turn.”
  if (word === 'wait' && at(2)?.lower === 'turn') return []
  return [inserted(token, preposition, `“${token.lower}” needs “${preposition}” before its object.`)]
}

/** “Explain me the rule.” */
function explainMe({ token, at }: Place): RuleMatch[] {
  if (token.lemma !== 'explain' || !ACCUSATIVES.has(at(1)?.lower ?? '') || at(2)?.lower === 'to') return []
  return [inserted(token, 'to', '“explain” needs “to” before the person.')]
}

function inserted(token: Token, preposition: string, message: string): RuleMatch {
  return { from: token, to: token, message, suggestions: [phrase(token, preposition)] }
}
