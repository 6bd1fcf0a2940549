import type { Rule, RuleMatch } from './rule.ts'
import { likeCase, type Place, placesOf } from './tokens.ts'

/** Minor, and no error of spelling: some authors write it apart. */
export const cannot: Rule = {
  id: 'cannot',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “You can not park here.” The tagger cuts “cannot” in two as well. */
function matchAt({ token, at }: Place): RuleMatch[] {
  const not = at(1)
  if (token.lower !== 'can' || not?.lower !== 'not' || not.start === token.end) return []
  // “can not only … but also”, “can not just”: “not” goes with what follows.
  if (/^(?:only|just|merely|simply)$/u.test(at(2)?.lower ?? '')) return []
  return [{ from: token, to: not, message: 'This is one word: “cannot”.', suggestions: [likeCase(token, 'cannot')] }]
}
