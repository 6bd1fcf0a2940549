import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'

/** Nouns that name one thing as soon as “of” follows. */
const NOUNS = wordSet(
  'importance beginning majority rest capital price purpose existence population centre center top middle',
)
const BEFORE = wordSet(`in on at to about for from with by is understand know knew shows show explain increase reduce
  see because that and but`)
/** “in place of”, “on top of”, “at rest”, “by purpose” and their kind are fixed. */
const FREE = wordSet(
  'on-top at-top in-population of-importance by-population in-price for-rest and-rest and-population and-price and-purpose and-importance to-top',
)

export const nounOfArticle: Rule = {
  id: 'noun-of-article',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, index, at }: Place): RuleMatch[] {
  if (!NOUNS.has(token.lower) || at(1)?.lower !== 'of') return []
  const before = at(-1)
  if (index > 0 && !isOneOf(before, BEFORE)) return []
  if (FREE.has(`${before?.lower ?? ''}-${token.lower}`) || (token.lower === 'capital' && index === 0)) return []
  // “Majority of” in a title has no verb.
  const message = `“${token.lower} of” names one certain thing, so it needs “the”.`
  return [{ from: token, to: token, message, suggestions: [phrase(likeCase(token, 'the'), token.lower)] }]
}
