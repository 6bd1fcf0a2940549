import { CLAUSE_OPENERS, SINGULAR_PRONOUNS, SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { THIRD_PERSONS } from '@rehearsal/english/forms/common-verbs'
import { ingForm, participleForm, thirdPersonForm } from '@rehearsal/english/forms/verb-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase } from '../rule/tokens.ts'

const SUBJECTS = withWords(SUBJECT_PRONOUNS, 'who which')
const MORE_VERBS = wordSet('work study wait play travel use do be love')
const UNITS = /^(?:years?|months?|weeks?|days?|hours?)$/u
const BREAKS = withWords(CLAUSE_OPENERS, 'which who so , ;')

export const sincePresent: Rule = {
  id: 'since-present',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => [
    ...tokens.flatMap((token, index) => nounSince(tokens, token, index)),
    ...tokens.flatMap((_, index) => sinceThen(tokens, index)),
    ...tokens.flatMap((token, index) =>
      isOneOf(token, SUBJECTS) &&
      (index === 0 || token.lower.startsWith('wh') || BREAKS.has(tokens[index - 1]?.lower ?? ''))
        ? matchAt(tokens, index)
        : [],
    ),
  ],
}

/** “I work here since 2010”, “I am living here since six years”. */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const [subject, verb, third] = tokens.slice(index)
  if (subject === undefined || verb === undefined || !reachesSince(tokens.slice(index + 2))) return []
  const isWho = subject.lower.startsWith('wh')
  const has = SINGULAR_PRONOUNS.has(subject.lower) || (isWho && verb.lower.endsWith('s')) ? 'has' : 'have'
  if (/^(?:am|is|are)$/u.test(verb.lower)) {
    const isProgressive = third?.lower.endsWith('ing') === true && third.pos === 'VERB'
    // “It is ten years since he left”: right.
    if (subject.lower === 'it') return []
    const right = isProgressive ? `${has} been ${third.text}` : `${has} been`
    return [match(verb, isProgressive ? third : verb, right)]
  }
  const base = THIRD_PERSONS.get(verb.lower) ?? verb.lemma
  const isPresent = verb.lower === base || verb.lower === thirdPersonForm(base)
  if (!isPresent || (!PLAIN_VERBS.has(base) && !MORE_VERBS.has(base)) || verb.lower === 'read' || verb.pos === 'AUX')
    return []
  if (base === 'have' && third?.pos === 'VERB') return []
  if (base === 'have' && /^(?:had|been|got|done)$/u.test(third?.lower ?? '')) return []
  const participle = base === 'be' ? 'been' : participleForm(base)
  return [match(verb, verb, MORE_VERBS.has(base) ? phrase(has, 'been', ingForm(base)) : phrase(has, participle))]
}

/** “Since then he is my best friend”, “since that day I feel better”, “Until now it works” */
function sinceThen(tokens: readonly Token[], index: number): RuleMatch[] {
  const isUntilNow =
    /^(?:until|till)$/u.test(tokens[index]?.lower ?? '') && tokens[index + 1]?.lower === 'now' && index === 0
  if (tokens[index]?.lower !== 'since' && !isUntilNow) return []
  const isDay =
    /^(?:that|this)$/u.test(tokens[index + 1]?.lower ?? '') &&
    /^(?:day|time|moment|year|summer|night)$/u.test(tokens[index + 2]?.lower ?? '')
  const length = tokens[index + 1]?.lower === 'then' || isUntilNow ? 2 : isDay ? 3 : 0
  const start = index + length + (tokens[index + length]?.text === ',' ? 1 : 0)
  const [subject, verb, third] = tokens.slice(start)
  if (length === 0 || verb === undefined || !SUBJECT_PRONOUNS.has(subject?.lower ?? '')) return []
  const has = SINGULAR_PRONOUNS.has(subject?.lower ?? '') ? 'has' : 'have'
  const base = THIRD_PERSONS.get(verb.lower) ?? verb.lower
  if (/^(?:am|is|are)$/u.test(verb.lower)) {
    const isProgressive = third?.lower.endsWith('ing') === true && third.pos === 'VERB'
    if (/^(?:going|gone|done|been|got)$/u.test(third?.lower ?? '') || third?.lower.endsWith('ed') === true) return []
    return [match(verb, isProgressive ? third : verb, isProgressive ? `${has} been ${third.text}` : `${has} been`)]
  }
  const isPresent = verb.lower === base || verb.lower === thirdPersonForm(base)
  const isVerb = PLAIN_VERBS.has(base) || /^(?:feel|work|love|like|want|study|live|play|use|travel)$/u.test(base)
  if (!isPresent || !isVerb || verb.lower === 'read' || third?.lower === 'not') return []
  if (
    base === 'have' &&
    (third?.pos === 'VERB' || third?.pos === 'ADV' || /^(?:had|been|not|never)$/u.test(third?.lower ?? ''))
  )
    return []
  return [match(verb, verb, phrase(has, participleForm(base)))]
}

/** “My father is retired since 2010.” “The best result since 2010” is right. */
function nounSince(tokens: readonly Token[], token: Token, index: number): RuleMatch[] {
  const [before, next] = [tokens[index - 1], tokens[index + 1]]
  if (!/^(?:is|are)$/u.test(token.lower) || before?.pos !== 'NOUN' || next === undefined) return []
  const rest = tokens.slice(index + 1)
  const since = rest.findIndex(({ lower }) => lower === 'since')
  if (since < 1 || since > 6 || !reachesSince(rest)) return []
  const between = rest.slice(0, since)
  const isRecord = between.some(
    ({ lower, pos }) =>
      pos === 'NUM' || /^(?:the|a|an|up|down|first|best|most|more|least|only|what|now|than)$|est$|er$/u.test(lower),
  )
  const isState = /^(?:ADJ|VERB|ADV|PART|ADP)$/u.test(next.pos)
  if (isRecord || !isState) return []
  return [match(token, token, token.lower === 'is' ? 'has been' : 'have been')]
}

/** “since” with a time behind it, before the clause ends. */
function reachesSince(rest: readonly Token[]): boolean {
  for (const [index, token] of rest.entries()) {
    // “people who live there have complained since May”: another verb's time.
    if (BREAKS.has(token.lower) || /^(?:has|have|had)$/u.test(token.lower) || index > 7) return false
    if (token.lower === 'for') {
      // “I am living here for the last ten years.”
      const isLast = rest[index + 1]?.lower === 'the' && /^(?:last|past)$/u.test(rest[index + 2]?.lower ?? '')
      if (isLast && rest.slice(index + 3, index + 5).some(({ lower }) => UNITS.test(lower))) return true
    }
    if (token.lower !== 'since') continue
    const [next, second] = [rest[index + 1], rest[index + 2]]
    return (
      /^(?:\d{4}|childhood|then|last|my|monday|january|march|may|june|july)$/u.test(next?.lower ?? '') ||
      UNITS.test(second?.lower ?? '') ||
      (/^(?:a|the)$/u.test(next?.lower ?? '') && UNITS.test(rest[index + 3]?.lower ?? ''))
    )
  }
  return false
}

function match(from: Token, to: Token, right: string): RuleMatch {
  const message = `What began in the past and still goes on is told with “have”: “${right}”.`
  return { from, to, message, suggestions: [right] }
}
