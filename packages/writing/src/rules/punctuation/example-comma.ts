import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'

export const exampleComma: Rule = {
  id: 'example-comma',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “For example my brother …” */
function matchAt({ token, index, at }: Place): RuleMatch[] {
  const [example, next] = [at(1), at(2)]
  if (token.lower !== 'for' || !/^(?:example|instance)$/u.test(example?.lower ?? '') || example === undefined) return []
  if (next === undefined || !next.isWord || index > 0) return []
  // “for example when it rains” may go on without a stop.
  if (/^(?:of|when|if|where|because|by|in|on|to|at|from|with|and|or)$/u.test(next.lower)) return []
  const message = `Behind “for ${example.lower}” stands a comma.`
  return [{ from: example, to: example, message, suggestions: [`${example.text},`] }]
}
