import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const OBJECT_OF: Readonly<Record<string, string>> = wordTable({
  i: 'me',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
})
const PREPOSITIONS = wordSet('of with to about from by at between among without against')

export const objectPronoun: Rule = {
  id: 'object-pronoun',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “most of they”, “with he” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const right = OBJECT_OF[token.lower]
  if (right === undefined || !isOneOf(at(-1), PREPOSITIONS)) return []
  const next = at(1)
  // “the man I talked to she knows”, “the one he came with I like”, “by I mean next to”: a new clause.
  const isQuantity =
    at(-1)?.lower === 'of' && /^(?:most|many|some|all|both|none|one|two|each|few|any|half)$/u.test(at(-2)?.lower ?? '')
  const isEnd = next === undefined || /^(?:\.|,|!|\?|and|because|but|when|in|at|on|for|every)$/u.test(next.lower)
  if ((!isEnd && !isQuantity) || at(-2)?.lower === 'the' || /["“‘]/u.test(at(-1)?.text ?? '')) return []
  if (token.lower === 'i' && next?.text === '.') return []
  return [
    { from: token, to: token, message: `After “${at(-1)?.lower ?? ''}” stands “${right}”.`, suggestions: [right] },
  ]
}
