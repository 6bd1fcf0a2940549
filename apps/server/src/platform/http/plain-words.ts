import type { z } from 'zod'

type RawIssue = z.core.$ZodRawIssue

/**
 * What is wrong with a value, in words for the person who gave it, where the schema has none of its own. Parse with
 * `{ error: plainWords }`: a validator's words ("Too big: expected string …") never reach a learner.
 */
export function plainWords(issue: RawIssue): string {
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_format':
      return FORMATS[issue.format] ?? UNFIT
    case 'invalid_value':
      return 'Choose one of the values on offer.'
    case 'not_multiple_of':
      return `Use a multiple of ${issue.divisor}.`
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This is missing.'
      return NUMBERS[issue.expected] ?? UNFIT
    default:
      return UNFIT
  }
}

const UNFIT = 'This cannot be used. Check it and try again.'

const NUMBERS: Readonly<Record<string, string>> = { number: 'Use a number.', int: 'Use a whole number.' }

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Write an e-mail address, such as name@example.com.',
  url: 'Write a web address that begins with https://.',
  date: 'Write a date as year-month-day, such as 2026-05-31.',
  datetime: 'Write a date with a time.',
}

type Limited<Code extends RawIssue['code']> = Extract<RawIssue, { code: Code }>

function tooBig({ origin, maximum }: Limited<'too_big'>): string {
  if (origin === 'string') return `This is too long. Use at most ${counted(maximum, 'character')}.`
  if (origin === 'array' || origin === 'set') return `This is too much. Use at most ${counted(maximum, 'entry')}.`
  return `This is too high. The most is ${String(maximum)}.`
}

function tooSmall({ origin, minimum }: Limited<'too_small'>): string {
  const isOne = Number(minimum) === 1
  if (origin === 'string')
    return isOne ? 'Write something here.' : `This is too short. Use at least ${counted(minimum, 'character')}.`
  if (origin === 'array' || origin === 'set')
    return isOne ? 'Choose at least one.' : `Choose at least ${String(minimum)}.`
  return `This is too low. The least is ${String(minimum)}.`
}

const PLURALS = { character: 'characters', entry: 'entries' } as const

const counted = (count: number | bigint, what: keyof typeof PLURALS): string =>
  `${Number(count).toLocaleString('en')} ${Number(count) === 1 ? what : PLURALS[what]}`
