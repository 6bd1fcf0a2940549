import { listCountries } from '@rehearsal/contracts/countries'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { isCountry } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await anApp()
})
afterAll(() => app.close())

test('countries come by their names, each once, with codes of two letters', async () => {
  const found = await ask(app, listCountries, { as: await aLearner(app) })
  expect(found.length).toBeGreaterThan(240)
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  expect(found).toContainEqual({ id: 'AE', value: 'United Arab Emirates' })
  const names = found.map(({ value }) => value)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
})

test('a country stands under the name that one says', async () => {
  const found = await ask(app, listCountries, { as: await aLearner(app) })
  for (const [id, value] of Object.entries({ IR: 'Iran', SY: 'Syria', MK: 'North Macedonia', US: 'United States' })) {
    expect(found).toContainEqual({ id, value })
  }
})

test.each([
  ['TR', true],
  ['GB', true],
  ['ZZ', false],
  ['tr', false],
  ['', false],
])('%s: a country, %s', (code, is) => {
  expect(isCountry(code)).toBe(is)
})
