import { ARTICLES, DEMONSTRATIVES, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { withoutWords } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'

const OWNERS = withoutWords(POSSESSIVES, 'her')

export const doubleDeterminer: Rule = {
  id: 'double-determiner',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const next = at(1)
  if (next === undefined) return []
  const isArticleFirst =
    ARTICLES.has(token.text.toLowerCase()) && (OWNERS.has(next.lower) || DEMONSTRATIVES.has(next.lower))
  // “its a good idea” is “it’s”.
  const isPossessiveFirst = token.lower !== 'its' && OWNERS.has(token.lower) && ARTICLES.has(next.lower)
  if (!isArticleFirst && !isPossessiveFirst) return []
  // “the his and hers towels”, “the its of the text”: the word is named, not used.
  if (!/^(?:NOUN|ADJ)$/u.test(at(2)?.pos ?? '')) return []
  const kept = isArticleFirst ? next.lower : token.lower
  const message = `One of “${token.lower}” and “${next.lower}” is enough: “${kept}”.`
  return [{ from: token, to: next, message, suggestions: [likeCase(token, kept)] }]
}
