import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { indefiniteArticle, isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'

const WAYS = wordSet('way manner fashion')
/** “In large way stations”, “in part way”, “in no way”, “in any way” need no article. */
const NO_ARTICLE = wordSet(
  'no any some every each either another same other right wrong only own best half mid such like',
)
const ARTICLES = wordSet('a an')

export const inAWay: Rule = {
  id: 'in-a-way',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “in polite way”, “with a rude manner”, “by anonymous way” */
function matchAt({ token, at }: Place): RuleMatch[] {
  if (!/^(?:in|with|by)$/u.test(token.lower)) return []
  const isArticle = isOneOf(at(1), ARTICLES)
  const isVery = isOneOf(at(isArticle ? 2 : 1), wordSet('very more so'))
  const place = 1 + (isArticle ? 1 : 0) + (isVery ? 1 : 0)
  const [adjective, way, next] = [at(place), at(place + 1), at(place + 2)]
  if (adjective?.pos !== 'ADJ' || way === undefined || !isOneOf(way, WAYS) || NO_ARTICLE.has(adjective.lower)) return []
  if (/^(?:NOUN|PROPN)$/u.test(next?.pos ?? '') || next?.text === '-') return []
  // “by a long way”, “with a funny way of talking”, “in a polite way”
  const isIn = token.lower === 'in'
  if ((isIn && isArticle) || (!isIn && /^(?:of|to|that|for|in)$/u.test(next?.lower ?? ''))) return []
  if (/^(?:long|certain|little|wide|fair)$/u.test(adjective.lower)) return []
  const first = isVery ? at(place - 1) : adjective
  const right = `in ${indefiniteArticle(first?.lower ?? '')} ${isVery ? `${first?.text ?? ''} ` : ''}${adjective.text} ${way.text}`
  const message = `How something is done is told with “in a … ${way.lower}”: “${right}”.`
  return [{ from: token, to: way, message, suggestions: [likeCase(token, right)] }]
}
