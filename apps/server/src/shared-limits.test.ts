import { getConfigs, getRemainingAi } from '@rehearsal/contracts/account'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aLearner, type TestLearner } from './testing/a-learner.ts'
import { anApp, type TestApp } from './testing/an-app.ts'
import { send } from './testing/ask.ts'

const serverUrl = process.env['TEST_DATABASE_URL'] ?? ''
const PER_LEARNER = 20
const PER_ADDRESS = 60

let first: TestApp
let second: TestApp
let learner: TestLearner

beforeAll(async () => {
  if (serverUrl === '') return
  // Which database it is decides whether limits are shared.
  const environment = {
    DATABASE_URL: serverUrl,
    CALLS_PER_MINUTE: String(PER_LEARNER),
    CALLS_PER_ADDRESS: String(PER_ADDRESS),
  }
  first = await anApp({ environment })
  second = await anApp({ environment, beside: first })
  learner = await aLearner(first)
})
afterAll(async () => {
  if (serverUrl === '') return
  await second.close()
  await first.close()
})
beforeEach(() => {
  if (serverUrl !== '') first.clock.advanceSeconds(60)
})

const appOf = (index: number) => (index % 2 === 0 ? first : second)
const asLearner = async (index: number) => (await send(appOf(index), getRemainingAi, { as: learner })).statusCode
const asVisitor = async (index: number) => (await send(appOf(index), getConfigs, {})).statusCode

async function inTurn(count: number, call: (index: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push(await call(index))
  return statuses
}
const allowed = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length

test.skipIf(serverUrl === '')('a learner who calls two processes on one PostgreSQL in turn has one limit', async () => {
  const statuses = await inTurn(PER_LEARNER + 4, asLearner)
  expect(statuses).toEqual([...Array.from({ length: PER_LEARNER }, () => 200), 429, 429, 429, 429])
})

test.skipIf(serverUrl === '')('of calls at once as many are let through as the limit allows', async () => {
  const statuses = await Promise.all(Array.from({ length: 3 * PER_LEARNER }, (_, index) => asLearner(index)))
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(allowed(statuses)).toBeGreaterThan(PER_LEARNER / 2)
  expect(allowed(statuses)).toBeLessThanOrEqual(PER_LEARNER)
})

test.skipIf(serverUrl === '')('a wide limit is overshot by a twentieth in each process at most', async () => {
  const count = allowed(await inTurn(2 * PER_ADDRESS, asVisitor))
  expect(count).toBeGreaterThanOrEqual(PER_ADDRESS)
  expect(count).toBeLessThanOrEqual(PER_ADDRESS * 1.1)
})
