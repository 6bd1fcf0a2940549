import { FINITE_BE } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

/** Base or -ing forms that learners put where the participle opens a comparison or tells a base. */
const PARTICIPLE_OF: Readonly<Record<string, string>> = wordTable({
  compare: 'compared',
  comparing: 'compared',
  base: 'based',
  basing: 'based',
})
const LINKS: Readonly<Record<string, RegExp>> = wordTable({
  compare: /^(?:to|with)$/u,
  comparing: /^(?:to|with)$/u,
  base: /^on$/u,
  basing: /^on$/u,
})
/** Behind these the base form is right. */
const VERB_SIGNS = wordSet(
  'to can could will would should must may might we you i they who people not do did and or cannot please let also when if a the military air data',
)

const BEFORE_BASED = withWords(FINITE_BE, 'be been , mainly only')

export const participleOpening: Rule = {
  id: 'participle-opening',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “strong compare to today's generation”, “Comparing with the past”, “it is base on facts” */
function matchAt({ token, index, at }: Place): RuleMatch[] {
  const right = PARTICIPLE_OF[token.lower]
  if (right === undefined || LINKS[token.lower]?.test(at(1)?.lower ?? '') !== true || isOneOf(at(-1), VERB_SIGNS))
    return []
  const isGerund = token.lower.endsWith('ing')
  // “by comparing with”, “is comparing to”; “Compare with the text below.”
  if (isGerund && index > 0 && at(-1)?.text !== ',') return []
  if (
    !isGerund &&
    (index === 0 || (at(-1)?.text !== ',' && !/^(?:ADJ|ADV)$/u.test(at(-1)?.pos ?? '') && token.lower === 'compare'))
  )
    return []
  if (token.lower === 'base' && !BEFORE_BASED.has(at(-1)?.lower ?? '')) return []
  const message = `Here the participle is needed: “${right}”.`
  return [{ from: token, to: token, message, suggestions: [likeCase(token, right)] }]
}
