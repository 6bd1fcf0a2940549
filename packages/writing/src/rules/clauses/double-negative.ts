import { CLAUSE_OPENERS, FINITE_BE, FINITE_HAVE } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { wordTable } from '../rule/word-table.ts'

const NEGATIVES = wordSet("n't never")
const RIGHT_OF: Readonly<Record<string, string>> = wordTable({
  nothing: 'anything',
  nobody: 'anybody',
  nowhere: 'anywhere',
  none: 'any',
})
/** Behind these a new clause begins, or the negative belongs to what came before. */
const BREAKS = withWords(CLAUSE_OPENERS, FINITE_HAVE, FINITE_BE, ', ; : or who which what than as unless until so')

export const doubleNegative: Rule = {
  id: 'double-negative',
  type: 'GRAMMAR_MODERATE',
  // “It is not nothing” is said on purpose, “it isn't nothing” is not.
  reads: 'both',
  find: ({ tokens }) =>
    tokens.flatMap((token, index) => (isNegative(token, tokens[index - 1]) ? matchAfter(tokens, index) : [])),
}

function isNegative(token: Token, before: Token | undefined): boolean {
  return (
    NEGATIVES.has(token.lower) ||
    (token.lower === 'not' && /^(?:do|does|did|can|could|will|would|have|has)$/u.test(before?.lower ?? ''))
  )
}

function matchAfter(tokens: readonly Token[], index: number): RuleMatch[] {
  for (const token of tokens.slice(index + 1, index + 7)) {
    if (BREAKS.has(token.lower)) return []
    const isDo = /^(?:for|like|short)$/u.test(tokens[tokens.indexOf(token) - 1]?.lower ?? '')
    // “not for nothing”, “never do nothing”: said on purpose.
    if (token.lower === 'no' && /^(?:NOUN|ADJ)$/u.test(tokens[tokens.indexOf(token) + 1]?.pos ?? ''))
      return [match(token, 'any')]
    const right = RIGHT_OF[token.lower]
    if (right !== undefined && token.lower !== 'none') return isDo ? [] : [match(token, right)]
  }
  return []
}

function match(token: Token, right: string): RuleMatch {
  return { from: token, to: token, message: `One negative is enough in a clause: “${right}”.`, suggestions: [right] }
}
