import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainWords } from './plain-words.ts'

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainWords }).error?.issues.map(({ message }) => message)

test.each([
  [z.string().max(3), 'abcd', 'This is too long. Use at most 3 characters.'],
  [z.string().max(2000), 'a'.repeat(2001), 'This is too long. Use at most 2,000 characters.'],
  [z.string().max(1), 'ab', 'This is too long. Use at most 1 character.'],
  [z.string().min(1), '', 'Write something here.'],
  [z.string().min(8), 'short', 'This is too short. Use at least 8 characters.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'This is too much. Use at most 1 entry.'],
  [z.array(z.string()).min(1), [], 'Choose at least one.'],
  [z.array(z.string()).min(2), [], 'Choose at least 2.'],
  [z.number().max(90), 91, 'This is too high. The most is 90.'],
  [z.number().min(10), 9, 'This is too low. The least is 10.'],
  [z.number().multipleOf(5), 3, 'Use a multiple of 5.'],
  [z.number(), 'x', 'Use a number.'],
  [z.number().int(), 1.5, 'Use a whole number.'],
  [z.string(), undefined, 'This is missing.'],
  [z.string(), null, 'This is missing.'],
  [z.string(), 1, 'This cannot be used. Check it and try again.'],
  [z.enum(['A', 'B']), 'C', 'Choose one of the values on offer.'],
  [z.email(), 'x', 'Write an e-mail address, such as name@example.com.'],
  [z.iso.date(), 'x', 'Write a date as year-month-day, such as 2026-05-31.'],
  [z.string().regex(/a/u), 'b', 'This cannot be used. Check it and try again.'],
  [z.string().refine(() => false), 'a', 'This cannot be used. Check it and try again.'],
])('what no schema words is told in plain words: %#', (schema, value, words) => {
  expect(said(schema, value)).toEqual([words])
})

test('a schema’s own words stand', () => {
  expect(said(z.string().max(3, 'Make it shorter.'), 'abcd')).toEqual(['Make it shorter.'])
})
