import { type Confusion, CONFUSIONS } from '@rehearsal/english/confusions/confusions'
import { MORE_CONFUSIONS } from '@rehearsal/english/confusions/more-confusions'
import { SWAPPED_WORDS } from '@rehearsal/english/confusions/swapped-words'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'

/** Behind “the” these may be what they seem: “the plane for Rome”, “the form your bank sends”. */
const NOT_AFTER_THE = wordSet(
  'no dose lost safe advertise peace wear buy here right know now hear plane sale except life were form fell thing think bee sea brake want been being sow effort leave witch tough thought cloth live weather lives',
)
const BY_WORD = Map.groupBy([...MORE_CONFUSIONS, ...CONFUSIONS, ...SWAPPED_WORDS], ({ wrong }) => wrong)

export const realWord: Rule = {
  id: 'real-word',
  type: 'SPELLING',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const found = BY_WORD.get(token.lower)?.find((each) => fits(each, at))
  if (found === undefined) return []
  const message = `“${token.text}” is another word: here “${found.right}” is meant.`
  return [{ from: token, to: token, message, suggestions: [likeCase(token, found.right)] }]
}

function fits({ wrong, right, after, before }: Confusion, at: Place['at']): boolean {
  const next = at(1)
  const isAfter = after === undefined || isOneOf(at(-1), after)
  const isBefore = before === undefined || isOneOf(next, before) || (next === undefined && before.has('.'))
  // “the stairs of Angkor Wat”
  const isName = /^\p{Lu}/u.test(at(0)?.text ?? '') && /^[\p{L},]/u.test(at(-1)?.text ?? '')
  if (isName && !/^\p{Lu}/u.test(right)) return false
  // “In Mongolia people say so.”
  if (/^\p{Lu}/u.test(right) && /^(?:in|from|of|to|across|outside)$/u.test(at(-1)?.lower ?? '')) return false
  return isAfter && isBefore && (at(-1)?.lower !== 'the' || !NOT_AFTER_THE.has(wrong))
}
