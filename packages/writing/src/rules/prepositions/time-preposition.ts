import { DAYS, MONTHS, SEASONS } from '@rehearsal/english/classes/classes'
import { withWords, withoutWords } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'

const ON_DAYS = withWords(DAYS, 'mondays tuesdays wednesdays thursdays fridays saturdays sundays')
const IN_SEASONS = withoutWords(SEASONS, 'fall')

export const timePreposition: Rule = {
  id: 'time-preposition',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt(place: Place): RuleMatch[] {
  const { token } = place
  const right = rightOf(place)
  if (right === null) return []
  if (right === '') {
    const next = place.at(1)
    return next === undefined
      ? []
      : [
          {
            from: token,
            to: next,
            message: `Before “${next.lower}” stands no “${token.lower}” here.`,
            suggestions: [likeCase(token, next.text)],
          },
        ]
  }
  return [
    {
      from: token,
      to: token,
      message: `With this time the preposition is “${right}”.`,
      suggestions: [likeCase(token, right)],
    },
  ]
}

function rightOf({ token, at }: Place): string | null {
  const [next, second] = [at(1), at(2)]
  if (token.lower === 'in' || token.lower === 'at') {
    // “in Friday’s paper”, “in Sunday school”.
    if (isOneOf(next, ON_DAYS) && second?.lower !== "'s" && second?.lower !== "'" && second?.pos !== 'NOUN') return 'on'
  }
  // “in 5 May”, “born at 1990”
  if (
    token.lower === 'in' &&
    /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/u.test(next?.text ?? '') &&
    isOneOf(second, MONTHS) &&
    at(3)?.pos !== 'NOUN'
  )
    return 'on'
  if (
    token.lower === 'at' &&
    /^(?:1[89]|20)\d\d$/u.test(next?.text ?? '') &&
    /^(?:born|died|married|started|founded|built)$/u.test(at(-1)?.lower ?? '')
  )
    return 'in'
  if (token.lower === 'on' || token.lower === 'at') {
    const isDate = second?.pos === 'NUM' || /^(?:the|\d+)/u.test(second?.lower ?? '')
    const isMonth = isOneOf(next, MONTHS) && !/^(?:march|may)$/u.test(next?.text ?? '')
    if (isMonth && !isDate && second?.pos !== 'NOUN' && second?.pos !== 'PROPN' && at(-1)?.pos !== 'VERB') return 'in'
    if (isOneOf(next, IN_SEASONS) && token.lower === 'at' && second?.pos !== 'NOUN') return 'in'
  }
  if (
    token.lower === 'in' &&
    /^\d{1,2}$/u.test(next?.text ?? '') &&
    /^(?:o'clock|oclock|am|pm)$/u.test(second?.lower ?? '')
  )
    return 'at'
  if (
    /^(?:in|on|at)$/u.test(token.lower) &&
    /^(?:tomorrow|yesterday|tonight)$/u.test(next?.lower ?? '') &&
    second?.lower !== "'s" &&
    second?.pos !== 'NOUN'
  )
    return ''
  const isLast =
    /^(?:in|on|at)$/u.test(token.lower) &&
    /^(?:last|next)$/u.test(next?.lower ?? '') &&
    (isOneOf(second, ON_DAYS) || /^(?:week|month|year|weekend)$/u.test(second?.lower ?? ''))
  return isLast && at(3)?.lower !== "'s" && at(3)?.pos !== 'NOUN' && at(-1)?.pos !== 'VERB' ? '' : null
}
