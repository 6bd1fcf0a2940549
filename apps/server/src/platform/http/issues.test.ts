import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueAt, issuesOf } from './issues.ts'

function issuesFor(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value)
  return error === undefined ? [] : issuesOf(error).map(({ path, field, code }) => [path, field, code])
}

test('each unknown field is an issue of its own', () => {
  const schema = z.strictObject({ a: z.strictObject({ b: z.number() }) })
  expect(issuesFor(schema, { a: { b: 1, c: 2, d: 3 }, e: 4 })).toEqual([
    ['a.c', 'c', 'unrecognized_keys'],
    ['a.d', 'd', 'unrecognized_keys'],
    ['e', 'e', 'unrecognized_keys'],
  ])
})

test('a field in a list is named by its place', () => {
  const schema = z.object({ words: z.array(z.object({ answer: z.string().max(2) })) })
  expect(issuesFor(schema, { words: [{ answer: 'ok' }, { answer: 'long' }] })).toEqual([
    ['words.1.answer', 'answer', 'too_big'],
  ])
})

test('an entry of a list has the name of the list', () => {
  expect(issuesFor(z.object({ levels: z.array(z.number()) }), { levels: [1, 'two'] })).toEqual([
    ['levels.1', 'levels', 'invalid_type'],
  ])
})

test('a rule of our own keeps its code', () => {
  const schema = z.string().refine((text) => text !== 'a', { params: { code: 'no_a' } })
  expect(issuesFor(schema, 'a')).toEqual([['', '', 'no_a']])
})

test('an issue of the whole has an empty path', () => {
  expect(issueAt([], 'empty', 'Write something')).toEqual({
    code: 'empty',
    field: '',
    path: '',
    defaultMessage: 'Write something',
  })
})
