import { SUBJECT_PRONOUNS } from '@rehearsal/english/classes/classes'
import { PARTICIPLES } from '@rehearsal/english/forms/common-verbs'
import { pastForm } from '@rehearsal/english/forms/verb-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import { PLAIN_VERBS } from '@rehearsal/english/words/plain-verbs'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { UNITS_OF_TIME } from '../rule/recurring-words.ts'
import { wordTable } from '../rule/word-table.ts'

const PAST_BE: Readonly<Record<string, string>> = wordTable({
  am: 'was',
  is: 'was',
  are: 'were',
  has: 'had',
  have: 'had',
})

/** Behind these another clause may own the time. */
const BREAKS = wordSet('that which who because but and when if so , since than as what where until how')

export const pastTime: Rule = {
  id: 'past-time',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => {
    const start = timeLength(tokens)
    if (start === 0) return timeBehind(tokens)
    const [subject, verb] = tokens.slice(tokens[start]?.text === ',' ? start + 1 : start)
    if (subject === undefined || verb === undefined || !SUBJECT_PRONOUNS.has(subject.lower)) return []
    // `perfect-time` sees to “last week I have seen”.
    const next = tokens[tokens.indexOf(verb) + 1]
    if (
      /^ha(?:s|ve)$/u.test(verb.lower) &&
      (PARTICIPLES.has(next?.lower ?? '') || /^(?:been|had)$/u.test(next?.lower ?? ''))
    )
      return []
    const right = PAST_BE[verb.lower] ?? pastOf(verb)
    if (right === null) return []
    const time = tokens
      .slice(0, start)
      .map((token) => token.text)
      .join(' ')
    return [match(verb, right, time)]
  },
}

/** “We have a good time yesterday.” “He go to Rome last week.” One clause, with the pronoun in front. */
function timeBehind(tokens: readonly Token[]): RuleMatch[] {
  const [subject, verb] = tokens
  if (subject === undefined || verb === undefined || !SUBJECT_PRONOUNS.has(subject.lower)) return []
  if (
    tokens
      .slice(1)
      .some(
        (token) =>
          BREAKS.has(token.lower) ||
          (token.pos === 'AUX' && token !== verb) ||
          (token.pos === 'PART' && token.lower === 'to'),
      )
  )
    return []
  const place = tokens.findIndex((_, index) => index > 1 && isPastTime(tokens, index))
  const time = tokens[place]
  const isHave = verb.lower === 'have' || verb.lower === 'has'
  if (time === undefined || (isHave && tokens[2]?.pos === 'VERB')) return []
  const right = PAST_BE[verb.lower] ?? pastOf(verb)
  return right === null
    ? []
    : [match(verb, right, time.lower === 'last' ? `last ${tokens[place + 1]?.lower ?? ''}` : time.lower)]
}

function isPastTime(tokens: readonly Token[], index: number): boolean {
  const [before, time, next, second] = tokens.slice(index - 1)
  if (before?.pos === 'ADP' || before?.lower === 'the' || before?.pos === 'DET') return false
  if (time?.lower === 'yesterday') return next?.lower !== "'s" && next?.pos !== 'NOUN'
  return (
    time?.lower === 'last' && UNITS_OF_TIME.has(next?.lower ?? '') && second?.lower !== "'s" && second?.pos !== 'NOUN'
  )
}

function match(verb: Token, right: string, time: string): RuleMatch {
  const message = `“${time}” is over, so the verb is in the past: “${right}”.`
  return { from: verb, to: verb, message, suggestions: [right] }
}

/** How many tokens at the start name a time that is over. */
function timeLength([first, second, third]: readonly Token[]): number {
  if (first?.lower === 'yesterday') return 1
  if (first?.lower === 'last' && UNITS_OF_TIME.has(second?.lower ?? '')) return 2
  return third?.lower === 'ago' ? 3 : 0
}

function pastOf(verb: Token): string | null {
  const isPresent = verb.lower === verb.lemma || verb.lower.endsWith('s')
  if (!isPresent || !PLAIN_VERBS.has(verb.lemma)) return null
  const right = pastForm(verb.lemma)
  return right === verb.lower ? null : right
}
