import { durationResponseSchema, flatPage, halPage, secondsOf } from '@rehearsal/contracts/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type WireFormats, wireFormatOf } from './wire-format.ts'

const none: WireFormats = { hasMinuteSecondDurations: false, hasHourMinuteTimes: false }
const both: WireFormats = { hasMinuteSecondDurations: true, hasHourMinuteTimes: true }

const duration = durationResponseSchema
const hours = z.number().meta({ wireFormat: 'hours' })
const item = z.object({ seconds: z.number(), timeTaken: duration.nullable() })

test('a schema without marked fields needs no rewriting', () => {
  expect(wireFormatOf(z.object({ seconds: z.number(), list: z.array(z.string()) }))).toBeNull()
})

test.each([
  ['a field', z.object({ timeTaken: duration }), { timeTaken: 75 }, { timeTaken: '01:15' }],
  ['an optional field', z.object({ timeTaken: duration.optional() }), { timeTaken: 5 }, { timeTaken: '00:05' }],
  ['an optional field left out', z.object({ timeTaken: duration.optional() }), {}, {}],
  ['a field that is null', z.object({ timeTaken: duration.nullable() }), { timeTaken: null }, { timeTaken: null }],
  ['a list', z.array(item), [{ seconds: 5, timeTaken: 61 }], [{ seconds: 5, timeTaken: '01:01' }]],
  [
    'a record',
    z.record(z.string(), item),
    { a: { seconds: 5, timeTaken: 61 } },
    { a: { seconds: 5, timeTaken: '01:01' } },
  ],
  [
    'one of several shapes',
    z.union([z.string(), item]),
    { seconds: 5, timeTaken: 61 },
    { seconds: 5, timeTaken: '01:01' },
  ],
  ['hours of the day', z.object({ today: hours }), { today: 5400 }, { today: '01:30' }],
  ['a duration over an hour', z.object({ timeTaken: duration }), { timeTaken: 3661 }, { timeTaken: '61:01' }],
  ['a duration that rounds up', z.object({ timeTaken: duration }), { timeTaken: 59.6 }, { timeTaken: '01:00' }],
])('%s is rewritten where it is marked, and nowhere else', (_what, schema, value, expected) => {
  expect(wireFormatOf(schema)?.(value, both)).toEqual(expected)
})

test('the pages of the specification are rewritten inside, and their page numbers stay numbers', () => {
  const page = { number: 0, size: 10, totalPages: 1, totalElements: 1 }
  const hal = { _embedded: { list: [{ seconds: 5, timeTaken: 61 }] }, page }
  expect(wireFormatOf(halPage('list', item))?.(hal, both)).toEqual({
    _embedded: { list: [{ seconds: 5, timeTaken: '01:01' }] },
    page,
  })
  const flat = { _embedded: { list: [{ seconds: 5, timeTaken: 61 }] }, number: 0, totalPages: 1, totalElements: 1 }
  expect(wireFormatOf(flatPage('list', item))?.(flat, both)).toEqual({
    ...flat,
    _embedded: { list: [{ seconds: 5, timeTaken: '01:01' }] },
  })
})

test('each header rewrites its own fields only', () => {
  const rewrite = wireFormatOf(z.object({ timeTaken: duration, today: hours }))
  const value = { timeTaken: 75, today: 5400 }
  expect(rewrite?.(value, { ...none, hasMinuteSecondDurations: true })).toEqual({ timeTaken: '01:15', today: 5400 })
  expect(rewrite?.(value, { ...none, hasHourMinuteTimes: true })).toEqual({ timeTaken: 75, today: '01:30' })
})

test('without the headers everything stays as it is', () => {
  const rewrite = wireFormatOf(z.array(item))
  const items = fc.array(fc.record({ seconds: fc.nat(), timeTaken: fc.option(fc.nat()) }))
  fc.assert(
    fc.property(items, (value) => {
      expect(rewrite?.(value, none)).toEqual(value)
    }),
  )
})

test('a rewritten duration reads back as the same whole seconds', () => {
  const rewrite = wireFormatOf(z.object({ timeTaken: duration }))
  const schema = z.object({ timeTaken: z.string().regex(/^\d{2,}:[0-5]\d$/u) })
  fc.assert(
    fc.property(fc.nat(86_400), (seconds) => {
      const { timeTaken } = schema.parse(rewrite?.({ timeTaken: seconds }, both))
      expect(secondsOf(timeTaken)).toBe(seconds)
    }),
  )
})
