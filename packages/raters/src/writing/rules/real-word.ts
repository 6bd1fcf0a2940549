import { type Confusion, CONFUSIONS } from './confusions.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, likeCase, type Place, placesOf, wordSet } from './tokens.ts'

/** Both neighbours must agree for these. */
const BOTH = wordSet(
  'no dose lost safe advertise peace wear buy here right know now hear plane sale except passed life were form fell thing think bee sea brake want been being sow effort leave hole witch tough thought cloth live weather dessert principle lives',
)

export const realWord: Rule = {
  id: 'real-word',
  type: 'SPELLING',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, at }: Place): RuleMatch[] {
  const found = CONFUSIONS.find((each) => each.wrong === token.lower && fits(each, at))
  if (found === undefined) return []
  const message = `“${token.text}” is another word: here “${found.right}” is meant.`
  return [{ from: token, to: token, message, suggestions: [likeCase(token, found.right)] }]
}

function fits({ wrong, after, before }: Confusion, at: Place['at']): boolean {
  const next = at(1)
  const isAfter = after === undefined || isOneOf(at(-1), after)
  const isBefore = before === undefined || isOneOf(next, before) || (next === undefined && before.has('.'))
  if (!BOTH.has(wrong)) return isAfter && isBefore
  return (
    (isAfter && isBefore && at(-1)?.lower !== 'the') ||
    (isAfter && isBefore && /^(?:passed|hole|dessert|principle)$/u.test(wrong))
  )
}
