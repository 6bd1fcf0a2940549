import { MODALS } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'
import { BEFORE_ADJECTIVES } from '../rule/recurring-words.ts'

/** Adjectives that are no verbs, nouns or adverbs. */
const ADJECTIVES = readWords('words/adjectives-behind-modals')
const NEXT = /^(?:for|to|in|with|if|when|because|and|of|that|at|about|,|\.|!|than|but)$/u

export const modalAdjective: Rule = {
  id: 'modal-adjective',
  type: 'GRAMMAR_CRITICAL',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “It will good for us”, “we should more careful” */
function matchAt({ token, index, at }: Place): RuleMatch[] {
  if (!MODALS.has(token.lower) || index === 0 || !/^(?:PRON|NOUN|PROPN)$/u.test(at(-1)?.pos ?? '')) return []
  // “Whatever he may, good or bad”; “the can”: no modal.
  if (/^(?:will|can|might|must)$/u.test(token.lower) && /^(?:DET|ADJ)$/u.test(at(-1)?.pos ?? '')) return []
  const distance = isOneOf(at(1), BEFORE_ADJECTIVES) ? 2 : 1
  const [adjective, next] = [at(distance), at(distance + 1)]
  if (!isOneOf(adjective, ADJECTIVES) || adjective === undefined) return []
  if (next !== undefined && !NEXT.test(next.lower)) return []
  // “Will sick and old people …”
  if (/^(?:and|,)$/u.test(next?.lower ?? '') && at(distance + 2)?.pos === 'ADJ') return []
  // “They can able to win”: “can” says it.
  if (/^(?:can|could)$/u.test(token.lower) && distance === 1 && adjective.lower === 'able' && next?.lower === 'to') {
    const message = `“${token.lower}” and “able to” say the same: one of them is enough.`
    return [{ from: token, to: next, message, suggestions: [token.text] }]
  }
  const right = at(1)?.lower === 'not' ? phrase(token, 'not be') : phrase(token, 'be')
  const to = at(1)?.lower === 'not' ? (at(1) ?? token) : token
  return [{ from: token, to, message: `Before an adjective “${token.lower}” needs “be”.`, suggestions: [right] }]
}
