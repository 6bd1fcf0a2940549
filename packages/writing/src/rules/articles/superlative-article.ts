import { FINITE_BE } from '@rehearsal/english/classes/classes'
import { isPlural } from '@rehearsal/english/forms/noun-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'

const BEFORE = withWords(FINITE_BE, 'be been of has in as')
const SUPERLATIVES =
  wordSet(`best biggest largest highest worst oldest longest smallest richest poorest fastest cheapest
  strongest easiest busiest greatest lowest youngest newest safest`)

export const superlativeArticle: Rule = {
  id: 'superlative-article',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...shortForm(place), ...longForm(place)]),
}

/** “is biggest city”. */
function shortForm({ token, at }: Place): RuleMatch[] {
  if (!SUPERLATIVES.has(token.lower) || !isOneOf(at(-1), BEFORE) || at(1)?.pos !== 'NOUN') return []
  return [match(token)]
}

/** “one of most important …”, “is most important problem”. */
function longForm({ token, at }: Place): RuleMatch[] {
  const [adjective, noun] = [at(1), at(2)]
  // “when children are most likely watching”
  if (adjective?.lower === 'likely') return []
  if (token.lower !== 'most' || !isOneOf(at(-1), BEFORE) || adjective?.pos !== 'ADJ' || noun?.pos !== 'NOUN') return []
  const isOneOfMany = at(-1)?.lower === 'of' && at(-2)?.lower === 'one'
  // “in most rich countries” means nearly all of them.
  if (isPlural(noun.lower, noun.lemma) && !isOneOfMany) return []
  return [match(token)]
}

function match(token: Place['token']): RuleMatch {
  const right = likeCase(token, `the ${token.lower}`)
  return { from: token, to: token, message: `A superlative needs “the”: “the ${token.lower} …”.`, suggestions: [right] }
}
