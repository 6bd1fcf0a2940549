import { expect, test } from 'vitest'
import { waitOf } from './policy.ts'

const endedAt = new Date('2026-03-01T10:00:00Z')
const minutesLater = (minutes: number) => new Date(endedAt.getTime() + minutes * 60_000)
const queued = { attemptStatus: 'queued', failureCode: null, retries: 0, retriedAt: null } as const

test.each([
  ['just asked for', queued, 0, 'waiting'],
  ['being scored', { ...queued, attemptStatus: 'scoring' } as const, 10, 'waiting'],
  ['asked for more than ten minutes ago', queued, 10.1, 'delayed'],
  ['given back by the worker, which failed', { ...queued, failureCode: 'engine_failed' }, 2, 'retrying'],
  ['failed, and to be asked for again', { ...queued, attemptStatus: 'failed' } as const, 9, 'retrying'],
  ['failed, and asked for again a moment later', { ...queued, attemptStatus: 'failed' } as const, 11, 'retrying'],
  ['asked for again', { ...queued, retries: 1, retriedAt: minutesLater(12) }, 20, 'retrying'],
  ['asked for again more than ten minutes ago', { ...queued, retries: 1, retriedAt: minutesLater(12) }, 23, 'delayed'],
])('an answer without a score that is %s says so', (_what, item, minutes, wait) => {
  expect(waitOf(item, endedAt, minutesLater(minutes))).toBe(wait)
})
