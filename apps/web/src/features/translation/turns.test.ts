import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const signal = new AbortController().signal

function aJob() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const job = { hasBegun: false, end: resolve, fail: reject, run: () => ((job.hasBegun = true), promise) }
  return job
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 0))

test('no more than so many run at once, and the next begins when one ends, well or not', async () => {
  const inTurn = createTurns(2)
  const jobs = [aJob(), aJob(), aJob(), aJob()]
  const results = Promise.allSettled(jobs.map(({ run }) => inTurn(run, signal)))
  const begun = () => jobs.map(({ hasBegun }) => hasBegun)
  await rest()
  expect(begun()).toEqual([true, true, false, false])
  jobs[1]?.fail(new Error('down'))
  await rest()
  expect(begun()).toEqual([true, true, true, false])
  jobs[0]?.end('a')
  await rest()
  expect(begun()).toEqual([true, true, true, true])
  for (const job of jobs) job.end('z')
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})

test('what is given up while it waits never begins, and holds nobody up', async () => {
  const inTurn = createTurns(1)
  const [first, given, last] = [aJob(), aJob(), aJob()]
  const life = new AbortController()
  const running = inTurn(first.run, signal)
  const waiting = inTurn(given.run, life.signal)
  const after = inTurn(last.run, signal)
  life.abort()
  first.end('a')
  last.end('c')
  await expect(waiting).rejects.toThrow('aborted')
  expect([await running, await after, given.hasBegun]).toEqual(['a', 'c', false])
})
