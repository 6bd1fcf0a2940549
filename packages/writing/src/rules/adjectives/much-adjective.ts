import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { phrase, type Place, placesOf } from '../rule/tokens.ts'

const DEGREES = wordSet('very too so')
/** “very much alive”, “too much alike” are right; comparatives take “much”. */
const TAKE_MUCH = wordSet(
  'alive alike aware better worse afraid awake more less ahead appreciated needed good fluid fat cold light dark potential individual evil',
)

export const muchAdjective: Rule = {
  id: 'much-adjective',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const [much, adjective, next] = [at(1), at(2), at(3)]
  if (!DEGREES.has(token.lower) || much?.lower !== 'much' || adjective?.pos !== 'ADJ') return []
  // “too much political power”: “much” belongs to the noun.
  if (next?.pos === 'NOUN' || next?.pos === 'ADJ' || next?.text === '-') return []
  if (TAKE_MUCH.has(adjective.lower) || /(?:er|ed)$/u.test(adjective.lower)) return []
  const right = phrase(token, adjective)
  return [
    { from: token, to: adjective, message: `Before an adjective leave out “much”: “${right}”.`, suggestions: [right] },
  ]
}
