import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'

const STEMS = `easi bigg cheap fast high larg low old small strong young saf clean health happi hard long short rich poor
  quick slow nic close earl late great busi cool warm hott cold heav light fresh tall deep wid near clear smart bright`
const COMPARATIVES = new Set(['better', 'worse', 'healthier', 'earlier', 'heavier', ...forms('er')])
const SUPERLATIVES = new Set(['best', 'worst', 'healthiest', 'earliest', 'heaviest', ...forms('est')])
/** “More older people” may mean a greater number of them. */
const COUNTED = wordSet('older younger larger smaller higher longer shorter poorer richer better')

export const doubleComparison: Rule = {
  id: 'double-comparison',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function forms(ending: string): string[] {
  return STEMS.split(/\s+/u).map((stem) => (stem.endsWith('e') ? stem.slice(0, -1) : stem) + ending)
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const next = at(1)
  if (next === undefined || (token.lower !== 'more' && token.lower !== 'most')) return []
  const isDouble = token.lower === 'more' ? COMPARATIVES.has(next.lower) : SUPERLATIVES.has(next.lower)
  if (!isDouble || (COUNTED.has(next.lower) && at(2)?.pos === 'NOUN')) return []
  const message = `“${next.lower}” says it already: leave out “${token.lower}”.`
  return [{ from: token, to: next, message, suggestions: [likeCase(token, next.text)] }]
}
