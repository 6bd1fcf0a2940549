import type { Rule, RuleMatch } from './rule.ts'
import { phrase, type Place, placesOf } from './tokens.ts'

export const veryMuchOrder: Rule = {
  id: 'very-much-order',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “I like very much pizza.” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const [very, much, next] = [at(1), at(2), at(3)]
  if (!/^(?:like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed)$/u.test(token.lower)) return []
  if (very?.lower !== 'very' || much?.lower !== 'much' || next === undefined) return []
  const isObject =
    /^(?:NOUN|PROPN)$/u.test(next.pos) ||
    /^(?:the|my|to|this|these|our|your|his|her|their|it)$/u.test(next.lower) ||
    next.lower.endsWith('ing')
  if (!isObject) return []
  const message = '“very much” stands behind the object; before the verb say “really”.'
  return [{ from: token, to: much, message, suggestions: [phrase('really', token)] }]
}
