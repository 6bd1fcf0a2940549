import { expect, test } from 'vitest'
import { lintWithHarper } from './harper-linter.ts'

test('a lint names its rule, its place and its suggestions', async () => {
  const text = 'It is an university.'
  const lint = (await lintWithHarper(text)).find(({ rule }) => rule === 'AnA')
  expect(text.slice(lint?.start, lint?.end)).toBe('an')
  expect(lint?.suggestions).toEqual(['a'])
})

test('an endless word does no harm to what stands around it or comes after it', async () => {
  const text = `${'a'.repeat(50_000)} is an university.`
  const lint = (await lintWithHarper(text)).find(({ rule }) => rule === 'AnA')
  expect(text.slice(lint?.start, lint?.end)).toBe('an')
  expect((await lintWithHarper('It is an university.')).length).toBeGreaterThan(0)
})

test('a repeated word is proposed once', async () => {
  const lints = await lintWithHarper('He went to the the shop.')
  expect(lints.find(({ kind }) => kind === 'Repetition')?.suggestions).toContain('the')
})
