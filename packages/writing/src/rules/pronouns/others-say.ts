import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'

const OPENERS = wordSet(', while but and ; whereas')
const VERBS =
  wordSet(`say says think thinks believe believes prefer prefers argue argues want wants like likes feel feels claim claims are
  have do`)

export const othersSay: Rule = {
  id: 'others-say',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...other(place), ...afterVerb(place)]),
}

/** “Some say yes, other say no.” */
function other({ token, index, at }: Place): RuleMatch[] {
  if (token.lower !== 'other' || (index > 0 && !isOneOf(at(-1), OPENERS)) || !isOneOf(at(1), VERBS)) return []
  // “, other likes and dislikes”
  if (/^(?:and|or|,|\.)$/u.test(at(2)?.lower ?? '.')) return []
  return [match(token)]
}

/** “to help other in the town” */
function afterVerb({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'other' || !/^(?:help|helps|helping|helped)$/u.test(at(-1)?.lower ?? '')) return []
  return /^(?:in|\.|,|and|because|who|to|when|with)$/u.test(at(1)?.lower ?? '.') ? [match(token)] : []
}

function match(token: Place['token']): RuleMatch {
  return { from: token, to: token, message: 'Other people are “others”.', suggestions: [likeCase(token, 'others')] }
}
