import { NOMINATIVES } from '@rehearsal/english/classes/classes'
import { pastForm } from '@rehearsal/english/forms/verb-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'

const PAST_OF: ReadonlyMap<string, string> = new Map([
  ['am', 'was'],
  ['is', 'was'],
  ['are', 'were'],
  ['have', 'had'],
  ['has', 'had'],
  ['do', 'did'],
  ['does', 'did'],
  ['like', 'liked'],
  ['play', 'played'],
  ['study', 'studied'],
  ['work', 'worked'],
  ['want', 'wanted'],
  ['love', 'loved'],
  ['hate', 'hated'],
  ['visit', 'visited'],
  ['watch', 'watched'],
  ['start', 'started'],
  ['use', 'used'],
])
/** What is still so may stand in the present. */
const STILL = wordSet('now still today always can nowadays remember')

export const whenPast: Rule = {
  id: 'when-past',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => [...clauseFirst(tokens), ...timeAgo(tokens)],
}

/** “When I was young, I like games.” */
function clauseFirst(tokens: readonly Token[]): RuleMatch[] {
  const [when, subject, was] = tokens
  if (when?.lower !== 'when' || !isOneOf(subject, NOMINATIVES) || !/^(?:was|were)$/u.test(was?.lower ?? '')) return []
  if (tokens.some(({ lower }) => STILL.has(lower))) return []
  const comma = tokens.findIndex(({ text }) => text === ',')
  const other = tokens.findIndex((token, index) => index > 3 && token.lower === subject?.lower)
  const place = comma > 0 && isOneOf(tokens[comma + 1], NOMINATIVES) ? comma + 1 : comma < 0 ? other : -1
  return place < 0 || place > 12 ? [] : presentAt(tokens, place + 1)
}

/** “Two years ago we visit Rome”, “last summer they play here” */
function timeAgo(tokens: readonly Token[]): RuleMatch[] {
  const start =
    /^last$/u.test(tokens[0]?.lower ?? '') &&
    /^(?:night|week|month|year|summer|winter|weekend)$/u.test(tokens[1]?.lower ?? '')
      ? 2
      : tokens.slice(0, 4).findIndex(({ lower }) => lower === 'ago') + 1
  if (start === 0 || tokens.some(({ lower }) => STILL.has(lower))) return []
  const place = tokens[start]?.text === ',' ? start + 1 : start
  const verb = tokens[place + 1]
  // What `past-time` does not know by the word alone.
  if (
    !isOneOf(tokens[place], NOMINATIVES) ||
    verb === undefined ||
    PLAIN_VERBS.has(verb.lower) ||
    /^(?:am|is|are|has|have)$/u.test(verb.lower)
  )
    return []
  return presentAt(tokens, place + 1)
}

function presentAt(tokens: readonly Token[], place: number): RuleMatch[] {
  const verb = tokens[place]
  if (verb === undefined) return []
  const isPlain = PLAIN_VERBS.has(verb.lower) && pastForm(verb.lower) !== verb.lower
  const right = PAST_OF.get(verb.lower) ?? (isPlain ? pastForm(verb.lower) : undefined)
  if (right === undefined) return []
  const message = `The time is over, so the verb is in the past: “${right}”.`
  return [{ from: verb, to: verb, message, suggestions: [right] }]
}
