import { describe, expect, test } from 'vitest'
import { aMockTest, aMockTestItem } from '@rehearsal/contracts/testing/a-mock-test'
import { passedMark, readItemClock, rulesOfItem, setClock, startClock } from './exam-clock.ts'

const essay = aMockTestItem('writing/write-essay', 3, { clockMs: 1_205_000 })
const readAloud = aMockTestItem('speaking/read-aloud', 0, { clockMs: 80_000 })
const dictation = aMockTestItem('listening/write-from-dictation', 8, { clockMs: 600_000, remainingMs: 400_000 })
const rules = (item: typeof essay, extraTimePercent: 0 | 50 = 0) =>
  rulesOfItem(aMockTest([item.taskId], 0, { extraTimePercent }), item)

const reads = (item: typeof essay, at: number, clock = startClock(item, rules(item), 0)) =>
  readItemClock(clock, item, rules(item), at)

describe('an item with a clock of its own', () => {
  test('counts down the time to prepare, and then the time to answer', () => {
    expect(reads(readAloud, 0)).toEqual({ phase: 'prepare', remainingMs: 35_000, totalMs: 35_000 })
    expect(reads(readAloud, 35_000)).toEqual({ phase: 'answer', remainingMs: 40_000, totalMs: 40_000 })
    expect(reads(readAloud, 75_000).phase).toBe('done')
  })

  test('has longer times with extra time', () => {
    const longer = rules(readAloud, 50)
    const clock = startClock({ ...readAloud, remainingMs: 200_000 }, longer, 0)
    expect(readItemClock({ ...clock, startedAt: 0 }, readAloud, longer, 0)).toMatchObject({ remainingMs: 53_000 })
  })

  test('that stood open before the page was loaded goes on with what is left', () => {
    const later = { ...essay, remainingMs: 605_000 }
    expect(reads(later, 0)).toMatchObject({ phase: 'answer', remainingMs: 600_000 })
  })

  test('is done when the server says so, whatever else is left', () => {
    expect(reads({ ...readAloud, remainingMs: 10_000, clockMs: 10_000 }, 10_000).phase).toBe('done')
  })

  test('waits for its recording before it counts', () => {
    const summary = aMockTestItem('listening/summarize-spoken-text', 6, { clockMs: 708_000 })
    const clock = startClock(summary, rules(summary), 0)
    expect(reads(summary, 70_000, clock)).toMatchObject({ phase: 'listen', remainingMs: null })
    expect(reads(summary, 80_000, { ...clock, heardAt: 80_000 })).toMatchObject({
      phase: 'answer',
      remainingMs: 600_000,
    })
  })

  test('gives what was forgiven to a text, and leaves a recording alone', () => {
    const written = setClock(startClock(essay, rules(essay), 0), essay, 1_105_000, 160_000)
    expect(reads(essay, 160_000, written)).toMatchObject({ remainingMs: 1_100_000 })
    const spoken = setClock(startClock(readAloud, rules(readAloud), 0), readAloud, 80_000, 30_000)
    expect(reads(readAloud, 36_000, spoken).phase).toBe('answer')
  })
})

describe('a clock that a part shares', () => {
  test('is the only one: nothing but its end ends an item', () => {
    expect(reads(dictation, 0)).toEqual({ phase: 'listen', remainingMs: 400_000, totalMs: 600_000 })
    const heard = { ...startClock(dictation, rules(dictation), 0), heardAt: 9000 }
    expect(reads(dictation, 399_000, heard)).toMatchObject({ phase: 'answer', remainingMs: 1000 })
    expect(reads(dictation, 400_000, heard).phase).toBe('done')
  })

  test('follows what the server says', () => {
    const clock = setClock(startClock(dictation, rules(dictation), 0), dictation, 200_000, 1000)
    expect(reads(dictation, 1000, clock)).toMatchObject({ remainingMs: 200_000 })
  })
})

test.each([
  [1_200_000, 1_200_000, null],
  [600_000, 1_200_000, 600_000],
  [61_000, 1_200_000, 600_000],
  [60_000, 1_200_000, 60_000],
  [9000, 1_200_000, 10_000],
  [0, 1_200_000, null],
  [20_000, 40_000, 20_000],
  [10_000, 40_000, 10_000],
  [5000, 10_000, 5000],
  [null, 10_000, null],
])('with %s ms left of %s ms the mark %s is said', (remaining, total, mark) => {
  expect(passedMark(remaining, total)).toBe(mark)
})
