import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeBrowser } from '../../../shared/kept/testing/fake-database.ts'
import {
  countSetAside,
  endTestAnswers,
  forgetTest,
  forgetTestAnswer,
  keepTestAnswer,
  listTestAnswers,
  setTestAnswerAside,
  sweepTestAnswers,
} from './kept-test-answers.ts'

const ana = { userId: 'ana', testId: 5 }
const text = (answer: string) => ({ answer })
/** The one that the module opens once. */
const browser = new FakeBrowser()

beforeEach(() => vi.stubGlobal('indexedDB', browser))
afterEach(async () => {
  await forgetTest(ana)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what waits is listed in the order of the items, each item once, and goes when the server has it', async () => {
  await keepTestAnswer(ana, { position: 4, answer: text('four') })
  await keepTestAnswer(ana, { position: 2, answer: null })
  await keepTestAnswer(ana, { position: 4, answer: text('four again') })
  expect(await listTestAnswers(ana)).toEqual([
    { position: 2, answer: null },
    { position: 4, answer: text('four again') },
  ])
  await forgetTestAnswer(ana, 2)
  expect(await listTestAnswers(ana)).toHaveLength(1)
})

test('another learner of this device, and another test, have answers of their own', async () => {
  await keepTestAnswer(ana, { position: 0, answer: text('mine') })
  expect(await listTestAnswers({ userId: 'ben', testId: 5 })).toEqual([])
  expect(await listTestAnswers({ userId: 'ana', testId: 6 })).toEqual([])
  await forgetTest({ userId: 'ben', testId: 5 })
  expect(await listTestAnswers(ana)).toHaveLength(1)
})

test('what the server refused is kept, sent no more, and goes with the test', async () => {
  await keepTestAnswer(ana, { position: 0, answer: text('too long') })
  await setTestAnswerAside(ana, 0)
  expect(await listTestAnswers(ana)).toEqual([])
  await forgetTestAnswer(ana, 0)
  expect(browser.rows('mock-test-answers')).toHaveLength(1)
  await forgetTest(ana)
  expect(browser.rows('mock-test-answers')).toEqual([])
})

test('what is older than any running test goes', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-01T10:00:00Z'), toFake: ['Date'] })
  await keepTestAnswer(ana, { position: 0, answer: text('old') })
  vi.setSystemTime(Date.parse('2026-11-16T10:00:00Z'))
  expect(await listTestAnswers({ userId: 'ben', testId: 9 })).toEqual([])
  expect(browser.rows('mock-test-answers')).toEqual([])
})

test('of a test that has ended only what the server did not get stays, set aside, and it is not swept away', async () => {
  await keepTestAnswer(ana, { position: 1, answer: 'taken' })
  await endTestAnswers(ana, [{ position: 2, answer: 'unsent' }])
  await sweepTestAnswers(ana.userId, null)
  expect(await listTestAnswers(ana)).toEqual([])
  expect(await countSetAside(ana)).toBe(1)
  await forgetTest(ana)
})
