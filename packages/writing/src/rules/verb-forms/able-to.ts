import { SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { phrase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const NEED_BE = wordSet('will would should must may might')
const BE_OF: Readonly<Record<string, string>> = wordTable({ i: 'am', he: 'is', she: 'is', it: 'is' })

export const ableTo: Rule = {
  id: 'able-to',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const before = at(-1)
  const to = at(1)
  if (token.lower !== 'able' || to?.lower !== 'to' || before === undefined) return []
  if (/^(?:can|could)$/u.test(before.lower)) {
    const message = `“${before.lower}” says it already: leave out “able to”.`
    return [{ from: before, to, message, suggestions: [before.text] }]
  }
  const be = NEED_BE.has(before.lower)
    ? 'be'
    : SUBJECT_PRONOUNS.has(before.lower)
      ? (BE_OF[before.lower] ?? 'are')
      : null
  if (be === null) return []
  const message = `“able to” needs a form of “be”: “${be} able to”.`
  return [{ from: before, to: token, message, suggestions: [phrase(before, be, token)] }]
}
