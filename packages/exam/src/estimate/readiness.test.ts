import { describe, expect, test } from 'vitest'
import type { Level, LevelScore } from './level.ts'
import { ENOUGH_ANSWERS, ENOUGH_COVERAGE, isEnough, readinessOf } from './readiness.ts'

const score = (more: Partial<LevelScore> = {}): LevelScore => ({
  value: 60,
  low: 51.8,
  high: 68.2,
  standardError: 5,
  repeatError: 4,
  answers: 20,
  coverage: 1,
  ...more,
})
const level = (more: Partial<Level>): Level => ({
  overall: null,
  speaking: null,
  writing: null,
  reading: null,
  listening: null,
  ...more,
})
const noTarget = { overall: null, speaking: null, writing: null, reading: null, listening: null }

test.each([
  ['none', null, false],
  ['enough of both', score({ answers: ENOUGH_ANSWERS, coverage: ENOUGH_COVERAGE }), true],
  ['too few answers', score({ answers: ENOUGH_ANSWERS - 1 }), false],
  ['kinds that decide too little', score({ coverage: ENOUGH_COVERAGE - 0.01 }), false],
])('%s', (_what, given, enough) => {
  expect(isEnough(given)).toBe(enough)
  expect(readinessOf({ level: level({ overall: given }), daysLeft: 7, target: null }).overall === null).toBe(!enough)
})

describe('the likely score', () => {
  test('is today’s value, with a band that the days left widen', () => {
    const [today, soon, late] = [null, 9, 100].map(
      (daysLeft) => readinessOf({ level: level({ overall: score() }), daysLeft, target: null }).overall,
    )
    expect([today?.value, soon?.value, late?.value]).toEqual([60, 60, 60])
    expect(today).toMatchObject({ low: 51.8, high: 68.2, standardError: 5 })
    expect(soon?.low).toBeLessThan(today?.low ?? 0)
    expect(late?.high).toBeGreaterThan(soon?.high ?? 90)
  })

  test('of an exam that is over is that of today', () => {
    const past = readinessOf({ level: level({ overall: score() }), daysLeft: -3, target: null }).overall
    expect(past?.standardError).toBe(5)
  })

  test('stays on the scale', () => {
    const likely = readinessOf({ level: level({ reading: score({ value: 88 }) }), daysLeft: 300, target: null })
    expect(likely.reading?.high).toBe(90)
  })

  test.each([
    [51, 'reached'],
    [60, 'within'],
    [68, 'within'],
    [69, 'below'],
    [null, null],
  ] as const)('beside a target of %s it is %s', (speaking, verdict) => {
    const target = { ...noTarget, speaking }
    expect(readinessOf({ level: level({ speaking: score() }), daysLeft: 0, target }).speaking?.verdict).toBe(verdict)
  })
})
