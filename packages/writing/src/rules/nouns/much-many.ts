import { isPlural } from '@rehearsal/english/forms/noun-forms'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'

export const muchMany: Rule = {
  id: 'much-many',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  // “how much costs a night”: a verb
  const isVerb = at(1)?.lower === 'costs' && at(2)?.pos === 'DET'
  if (token.lower === 'much' && isPluralNoun(at(1)) && at(2)?.text !== '-' && !isVerb) {
    return [
      {
        from: token,
        to: token,
        message: `“${at(1)?.text}” can be counted: say “many”.`,
        suggestions: [likeCase(token, 'many')],
      },
    ]
  }
  const isAmount = token.lower === 'amount' && at(1)?.lower === 'of'
  const noun = at(2)?.pos === 'ADJ' ? at(3) : at(2)
  if (!isAmount || !isPluralNoun(noun)) return []
  return [{ from: token, to: token, message: `“${noun?.text}” can be counted: say “number”.`, suggestions: ['number'] }]
}

function isPluralNoun(token: ReturnType<Place['at']>): boolean {
  return token?.pos === 'NOUN' && isPlural(token.lower, token.lemma)
}
