import { expect, test } from 'vitest'
import { lintWithHarper, loadHarper } from './harper-linter.ts'
import { HARPER_RULES } from './harper-rules.ts'

test('every rule that is asked is one of harper, and no other is asked', async () => {
  const config = Object.entries(await (await loadHarper()).getLintConfig())
  expect(new Set(config.flatMap(([rule, isOn]) => (isOn === true ? [rule] : [])))).toEqual(HARPER_RULES)
})

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

test('a sentence of fifty words loses no remark for being long', async () => {
  const long = `My brother, ${'who lives in a small town near the sea with his wife and their two children, '.repeat(3)}visit us an university.`
  const lints = await lintWithHarper(long)
  expect(lints.map(({ rule }) => rule)).toContain('AnA')
})
