import { DEFINITES } from '@rehearsal/english/classes/classes'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { phrase, type Place, placesOf } from '../rule/tokens.ts'

const ENDS = wordSet('and but because so that which who when if in on at with for from during')

const OBJECT_OPENERS = withWords(withoutWords(DEFINITES, 'its that those'), 'to it')

export const veryMuchOrder: Rule = {
  id: 'very-much-order',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “I like very much pizza.” */
function matchAt({ token, index, at }: Place): RuleMatch[] {
  const [very, much, next] = [at(1), at(2), at(3)]
  if (!/^(?:like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed)$/u.test(token.lower)) return []
  if (very?.lower !== 'very' || much?.lower !== 'much' || next === undefined) return []
  const isObject = /^(?:NOUN|PROPN)$/u.test(next.pos) || OBJECT_OPENERS.has(next.lower) || next.lower.endsWith('ing')
  if (!isObject) return []
  const object = objectFrom({ token, index, at })
  const last = object.at(-1)
  const message = '“very much” stands behind the object.'
  return last === undefined ? [] : [{ from: very, to: last, message, suggestions: [phrase(...object, very, much)] }]
}

/** Whether “and” with a bare noun behind it, where the clause ends, goes on with a noun. */
function isNounEnd(before: Token | undefined, noun: Token | undefined, end: Token | undefined): boolean {
  return before?.pos === 'NOUN' && noun?.pos === 'NOUN' && (end === undefined || !end.isWord)
}

/** “the trip”, “my new school”, “to play football”: up to where the clause goes on. */
function objectFrom({ at }: Place): Token[] {
  const object: Token[] = []
  for (let place = 3; place < 10; place += 1) {
    const token = at(place)
    if (token === undefined || !token.isWord) break
    // “the costumes and music”: both are liked.
    const isPair = /^(?:and|or)$/u.test(token.lower) && isNounEnd(at(place - 1), at(place + 1), at(place + 2))
    if (ENDS.has(token.lower) && !isPair) break
    object.push(token)
  }
  return object
}
