import { expect, test } from 'vitest'
import { outcomeOf, pastOf, shareOf } from './outcomes.ts'
import { aRecord, aWeek } from './testing/a-record.ts'

test('the weeks that are over add up, the running one does not', () => {
  const record = aRecord({
    weeks: [
      aWeek('2026-11-16', { predicted: 5, seen: 4, byChance: 1, reports: 9 }, { isRunning: true }),
      aWeek('2026-11-09', { predicted: 5, seen: 2, byChance: 1.5, reports: 7 }),
      aWeek('2026-11-02', { predicted: 4, seen: 0, byChance: 0.5, reports: 2 }),
    ],
  })
  const sum = { weeks: 2, predicted: 9, seen: 2, byChance: 2, reports: 9 }
  expect(pastOf(record, 'speaking/read-aloud')).toEqual(sum)
  expect(pastOf(record, 'all')).toEqual(sum)
})

test('a week without a list of the kind does not count as one', () => {
  const weeks = [aWeek('2026-11-09', { predicted: 5, seen: 2, byChance: 1.5, reports: 7 })]
  expect(pastOf({ weeks }, 'writing/write-essay')).toMatchObject({ weeks: 0, predicted: 0 })
  expect(weeks.map((week) => outcomeOf(week, 'writing/write-essay').predicted)).toEqual([0])
})

test('fewer than twenty predicted questions have no percentage', () => {
  expect([shareOf(5, { predicted: 19 }), shareOf(5, { predicted: 20 })]).toEqual([null, 0.25])
})
