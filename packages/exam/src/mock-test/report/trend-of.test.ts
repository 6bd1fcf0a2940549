import { describe, expect, test } from 'vitest'
import type { FormatId } from '../../formats/format-ids.ts'
import { reportOf } from './report-of.ts'
import { trendOf } from './trend-of.ts'

const report = (engines: [string, string][], format: FormatId = 'academic-2025') => ({
  ...reportOf({ format, form: 'full', items: [] }),
  engines: engines.map(([id, version]) => ({ id, version })),
})
const breaks = (...tests: Parameters<typeof report>[]) =>
  trendOf(tests.map((given, at) => ({ id: at, at, report: report(...given) }))).map(({ isBreak }) => isBreak)

test('tests stand from the first to the last, each under its own id', () => {
  const tests = [3, 1, 2].map((at) => ({ id: 10 - at, at, report: report([]) }))
  expect(trendOf(tests).map(({ id, at }) => [id, at])).toEqual([
    [9, 1],
    [8, 2],
    [7, 3],
  ])
})

describe('a break', () => {
  test('is none where the same engines of the same versions marked', () => {
    expect(
      breaks(
        [
          [
            ['a', '1'],
            ['b', '1'],
          ],
        ],
        [[['b', '1']]],
        [
          [
            ['a', '1'],
            ['b', '1'],
          ],
        ],
      ),
    ).toEqual([false, false, false])
  })

  test('is where an engine has another version, also with tests between that it had no part in', () => {
    expect(breaks([[['a', '1']]], [[['b', '1']]], [[['a', '2']]], [[['a', '2']]])).toEqual([false, false, true, false])
  })

  test('is where the format of the exam is another', () => {
    expect(breaks([[]], [[], 'academic-2024'], [[], 'academic-2024'])).toEqual([false, true, false])
  })
})
