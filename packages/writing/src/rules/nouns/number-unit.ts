import { NUMBERS } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, phrase, type Place, placesOf } from '../rule/tokens.ts'

const UNITS = wordSet('hundreds thousands millions billions dozens')
const LONE = wordSet('hundred thousand million billion dozen')
const COUNTS = withWords(NUMBERS, 'eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety several')
/** “ten thousands of them” is at least said; “two hundred thousands” is not looked at. */
const BEFORE_LONE = wordSet('a one per half last next every each that this the few many some several couple first than')

export const numberUnit: Rule = {
  id: 'number-unit',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...counted(place), ...uncounted(place)]),
}

/** “three hundreds people”, “2 millions of euros” */
function counted({ token, at }: Place): RuleMatch[] {
  const before = at(-1)
  if (!UNITS.has(token.lower) || before === undefined || !isCount(before)) return []
  const unit = token.lower.replace(/s$/u, '')
  const isOf = at(1)?.lower === 'of'
  // “in the two thousands”, “several hundreds”
  if (at(1) === undefined || !at(1)?.isWord || at(-2)?.lower === 'the') return []
  if (before.lower === 'several' && !isOf) return []
  const isOfWhich =
    isOf && /^(?:the|these|those|my|his|her|our|their|them|us|which|whom|what)$/u.test(at(2)?.lower ?? '')
  const to = isOf && !isOfWhich ? (at(1) ?? token) : token
  if (isOf && before.lower === 'several') return []
  const message = `Behind a number it is “${unit}”, without -s.`
  return [{ from: token, to, message, suggestions: [unit] }]
}

/** “so thousand of tourists come” */
function uncounted({ token, at }: Place): RuleMatch[] {
  const [before, of, noun] = [at(-1), at(1), at(2)]
  if (!LONE.has(token.lower) || of?.lower !== 'of' || noun === undefined) return []
  if (
    before !== undefined &&
    (isOneOf(before, BEFORE_LONE) || isCount(before) || /^(?:NUM|DET|ADJ)$/u.test(before.pos))
  )
    return []
  if (LONE.has(before?.lower ?? '') || !/^(?:NOUN|ADJ)$/u.test(noun.pos)) return []
  const right = phrase(likeCase(token, `${token.lower}s`))
  return [{ from: token, to: token, message: `Many of them are “${right} of …”.`, suggestions: [right] }]
}

function isCount(token: Token): boolean {
  return COUNTS.has(token.lower) || (/^\d+(?:[.,]\d+)?$/u.test(token.text) && token.text !== '1')
}
