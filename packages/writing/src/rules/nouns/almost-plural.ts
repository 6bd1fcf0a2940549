import { POSSESSIVES } from '@rehearsal/english/classes/classes'
import { isPlural } from '@rehearsal/english/forms/noun-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'
import { PEOPLE } from '../rule/recurring-words.ts'

const BEFORE = wordSet(', and but because that so of for in to with think nowadays like')
/** “almost twins”, “almost friends”: what they nearly are. */
const STATES = wordSet(
  'twins friends brothers sisters enemies strangers tears neighbours neighbors adults lovers equals',
)

const GROUP_OPENERS = withWords(POSSESSIVES, 'the these')

export const almostPlural: Rule = {
  id: 'almost-plural',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “Almost students have a phone”, “almost of the companies” */
function matchAt({ token, index, at }: Place): RuleMatch[] {
  if (!/^(?:almost|mostly)$/u.test(token.lower) || (index > 0 && !isOneOf(at(-1), BEFORE))) return []
  const isOf = at(1)?.lower === 'of'
  const start = isOf ? (isOneOf(at(2), GROUP_OPENERS) ? 3 : 2) : 1
  const adjectives = /^(?:ADJ|PROPN)$/u.test(at(start)?.pos ?? '') ? 1 : 0
  const [noun, next] = [at(start + adjectives), at(start + adjectives + 1)]
  if (noun?.pos !== 'NOUN' || STATES.has(noun.lower)) return []
  if (!PEOPLE.has(noun.lower) && !isPlural(noun.lower, noun.lemma)) return []
  if (token.lower === 'mostly' && !isOf) return []
  if (!isOf && index > 0 && !/^(?:VERB|AUX)$/u.test(next?.pos ?? '')) return []
  if (next?.text === '-') return []
  const to = isOf ? at(1) : token
  if (to === undefined) return []
  const hasDeterminer = isOf && start === 3
  const right = hasDeterminer ? 'most of' : 'most'
  const message = `“almost” stands before no plural: “${phrase(right, hasDeterminer ? at(2) : undefined, noun)}” or “almost all”.`
  return [{ from: token, to, message, suggestions: [likeCase(token, right)] }]
}
