import { readWords } from '@rehearsal/english/data/read-words'
import { isPlural } from '@rehearsal/english/forms/noun-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import { COUNTED_NOUNS } from '@rehearsal/english/words/countable-nouns'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'

/** Of which one more can be named. */
const THINGS = readWords('words/other-things')
/** Before these nothing has said yet which other one it is. */
const BEFORE = wordSet(
  'in to from into at with for about by and is was have has had find get learn visit but also so , that because',
)
const NO_SINGLE = wordSet('people side')

export const otherAnother: Rule = {
  id: 'other-another',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “Other important point is …”, “to begin other thing” */
function matchAt({ token, index, at }: Place): RuleMatch[] {
  if (token.lower !== 'other' || (index > 0 && !isOneOf(at(-1), BEFORE))) return []
  // “one or other way”, “each other thing”
  const distance = at(1)?.pos === 'ADJ' ? 2 : 1
  const [noun, next] = [at(distance), at(distance + 1)]
  if (noun === undefined || NO_SINGLE.has(noun.lower) || isPlural(noun.lower, noun.lemma)) return []
  if (!THINGS.has(noun.lower) && !(index === 0 && COUNTED_NOUNS.has(noun.lower))) return []
  if (/^(?:NOUN|PROPN)$/u.test(next?.pos ?? '') || /^(?:-|than|or|and|,)$/u.test(next?.lower ?? '')) return []
  const message = 'One more of the same kind is “another”.'
  return [{ from: token, to: token, message, suggestions: [likeCase(token, 'another')] }]
}
