import { NOMINATIVES } from '@rehearsal/english/classes/classes'
import { THIRD_PERSONS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { DISTINCT_PASTS } from '@rehearsal/english/forms/irregular-verbs'
import { pastForm } from '@rehearsal/english/forms/verb-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const MORE_VERBS = wordSet('start stay play watch visit work talk walk cook study try want live like look love hate')
const STILL = wordSet(
  'now still today always can could nowadays remember usually often never every realize know think understand feel would whenever',
)
const PAST_OF: Readonly<Record<string, string>> = wordTable({
  am: 'was',
  is: 'was',
  are: 'were',
  has: 'had',
})

export const pastSequence: Rule = {
  id: 'past-sequence',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => matchIn(tokens),
}

/** “When I went to Rome last summer, I join a tour.” */
function matchIn(tokens: readonly Token[]): RuleMatch[] {
  const [when, subject, verb] = tokens
  if (when?.lower !== 'when' || !isOneOf(subject, NOMINATIVES) || verb === undefined) return []
  const isPast =
    DISTINCT_PASTS.has(verb.lower) ||
    /^(?:was|were|arrived|visited|started|finished|lived|studied|worked|moved|entered|graduated|returned)$/u.test(
      verb.lower,
    )
  if (!isPast || tokens.some(({ lower }) => STILL.has(lower))) return []
  const place = tokens.findIndex(
    (token, index) =>
      index > 3 &&
      NOMINATIVES.has(token.lower) &&
      (tokens[index - 1]?.text === ',' || /^(?:NOUN|PROPN|ADV|ADJ|NUM)$/u.test(tokens[index - 1]?.pos ?? '')),
  )
  const second = tokens[place + 1]
  if (place < 0 || place > 14 || second === undefined) return []
  const base = THIRD_PERSONS.get(second.lower) ?? (VERB_BASES.has(second.lower) ? second.lower : undefined)
  const isPlain =
    base !== undefined && (PLAIN_VERBS.has(base) || MORE_VERBS.has(base)) && pastForm(base) !== second.lower
  const right = PAST_OF[second.lower] ?? (isPlain && base !== undefined ? pastForm(base) : undefined)
  if (right === undefined || tokens[place + 2]?.lower === 'to') return []
  const message = `The first clause is in the past, so this verb is too: “${right}”.`
  return [{ from: second, to: second, message, suggestions: [right] }]
}
