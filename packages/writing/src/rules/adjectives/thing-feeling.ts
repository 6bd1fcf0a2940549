import { FINITE_BE } from '@rehearsal/english/classes/classes'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

/** What makes people feel so; of these none feels anything. */
const THINGS = wordSet(`film movie book story lesson game subject idea article trip journey place experience job work
  life city show program programme news music weather result situation problem test exam course lecture history
  mathematics math science thing topic information it this`)
const RIGHT_OF: ReadonlyMap<string, string> = new Map([
  ['interested', 'interesting'],
  ['bored', 'boring'],
  ['excited', 'exciting'],
  ['amazed', 'amazing'],
  ['surprised', 'surprising'],
  ['confused', 'confusing'],
  ['disappointed', 'disappointing'],
  ['frightened', 'frightening'],
  ['satisfied', 'satisfying'],
])
const BE = withWords(FINITE_BE, 'be')
const ADVERBS = wordSet('very so really too quite also more')

export const thingFeeling: Rule = {
  id: 'thing-feeling',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “The film was interested.” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const right = RIGHT_OF.get(token.lower)
  let back = -1
  while (isOneOf(at(back), ADVERBS)) back -= 1
  const subject = at(back - 1)
  const next = at(1)
  if (right === undefined || !isOneOf(at(back), BE) || !isOneOf(subject, THINGS)) return []
  // “It was interested in power” may be a firm, “it was surprised by …” an animal.
  const isPronoun = /^(?:it|this)$/u.test(subject?.lower ?? '')
  if (isPronoun && (token.lower !== 'interested' || next?.lower === 'in')) return []
  if (isPronoun && back === -1 && next !== undefined && next.isWord && next.lower !== 'to') return []
  if (/^(?:by|with|in|at|about|of|when|that)$/u.test(next?.lower ?? '') && token.lower !== 'interested') return []
  const message = `What makes people feel so is “${right}”; they are “${token.lower}”.`
  return [{ from: token, to: token, message, suggestions: [right] }]
}
