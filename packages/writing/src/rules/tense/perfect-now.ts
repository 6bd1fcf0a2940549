import { CLAUSE_OPENERS, SINGULAR_PRONOUNS, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { participleForm } from '@rehearsal/english/forms/verb-forms'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf } from '../rule/tokens.ts'

/** Times that reach up to now. */
const UP_TO_NOW = ['since then', 'until now', 'till now', 'so far', 'up to now']
const LONGEST_CLAUSE = 7

export const perfectNow: Rule = {
  id: 'perfect-now',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => tokens.flatMap((_, index) => matchAt(tokens, index)),
}

/** “I didn't receive it yet.” “Since then I didn't buy any.” */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const [subject, did, not, verb] = tokens.slice(index)
  if (!isOneOf(subject, SUBJECT_PRONOUNS) || did?.lower !== 'did' || verb === undefined) return []
  if (not?.lower !== 'not' || !isBase(verb)) return []
  const before = tokens
    .slice(Math.max(0, index - 4), index)
    .map(({ lower }) => lower)
    .join(' ')
    .replace(/ ,$/u, '')
  if (!UP_TO_NOW.some((time) => before.endsWith(time)) && !endsInYet(tokens, index + 4)) return []
  const base = verb.lower
  const right = `${SINGULAR_PRONOUNS.has(subject?.lower ?? '') ? 'has' : 'have'} not ${base === 'be' ? 'been' : participleForm(base)}`
  const message = `The time reaches up to now: “${right}”.`
  return [{ from: did, to: verb, message, suggestions: [right] }]
}

const isBase = (verb: Token): boolean => VERB_BASES.has(verb.lower) || /^(?:be|have|do)$/u.test(verb.lower)

function endsInYet(tokens: readonly Token[], from: number): boolean {
  for (let place = from; place < from + LONGEST_CLAUSE; place += 1) {
    const [token, next] = [tokens[place], tokens[place + 1]]
    if (token === undefined || CLAUSE_OPENERS.has(token.lower) || /^[,;]$/u.test(token.lower)) return false
    if (token.lower === 'yet') return next === undefined || !next.isWord || /^(?:and|but|because|so)$/u.test(next.lower)
  }
  return false
}
