import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillNamePlaceholders } from './name-placeholders.ts'

test('where a name was taken out, another stands', () => {
  expect(fillNamePlaceholders('I told TEACHER_NAME, and Generic_City’s mayor.')).toEqual({
    text: 'I told Philadelphia, and Philadelphia’s mayor.',
    names: [
      { start: 7, end: 19 },
      { start: 25, end: 37 },
    ],
  })
})

test.each(['snake_2', '_name', 'a__b', '__', 'NAME', 'well-known'])('%s is no such place', (text) => {
  expect(fillNamePlaceholders(text)).toEqual({ text, names: [] })
})

test('whatever the text, its places stay', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '_', ' ', '\u00A0', 'É', '.', '7') }), (text) => {
      const { text: plain, names } = fillNamePlaceholders(text)
      expect(plain.length).toBe(text.length)
      for (const { start, end } of names) expect(text.slice(start, end)).toContain('_')
    }),
  )
})
