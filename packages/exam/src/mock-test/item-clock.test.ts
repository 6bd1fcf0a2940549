import { describe, expect, it } from 'vitest'
import { formats, rulesOf } from '../formats/formats.ts'
import { isSpoken } from '../takes/take-limits.ts'
import { taskIds } from '../task-ids.ts'
import { ownClockMs, sharedClockMs, withExtraTime } from './item-clock.ts'

describe('the clock of an item', () => {
  it('holds lead-in, recording, time to prepare and time to answer', () => {
    const { leadInSeconds, preparationSeconds, answerSeconds } = rulesOf('academic-2025', 'speaking/re-tell-lecture')
    const seconds = ownClockMs('academic-2025', 'speaking/re-tell-lecture', 0) / 1000
    expect(seconds).toBeGreaterThanOrEqual(leadInSeconds + 90 + preparationSeconds + answerSeconds)
  })

  it.each(Object.values(formats))(
    'waits in $id for the recording of every kind that speaks behind one',
    ({ tasks }) => {
      const heard = taskIds.filter(isSpoken).flatMap((taskId) => tasks[taskId] ?? [])
      for (const { leadInSeconds, recordingSeconds: { usual, longest } = { usual: 0, longest: 0 } } of heard) {
        expect(usual > 0).toBe(leadInSeconds > 0)
        expect(longest).toBeGreaterThanOrEqual(usual)
      }
    },
  )

  it('is longer by the extra time that a learner has been granted, in preparing and answering alone', () => {
    const rules = rulesOf('core-2024', 'speaking/respond-to-a-situation')
    const longer = withExtraTime(rules, 50)
    expect(longer).toEqual({
      ...rules,
      preparationSeconds: rules.preparationSeconds * 1.5,
      answerSeconds: rules.answerSeconds * 1.5,
    })
    expect(withExtraTime(rules, 0)).toEqual(rules)
  })

  it('is shared by the items of a part, and the shorter the fewer there are', () => {
    const one = sharedClockMs('academic-2025', 'reading', ['reading/re-order-paragraphs'], 0)
    const two = sharedClockMs(
      'academic-2025',
      'reading',
      ['reading/re-order-paragraphs', 'reading/multiple-choice-single'],
      0,
    )
    expect(one).toBeGreaterThan(0)
    expect(two).toBeGreaterThan(one)
    expect(sharedClockMs('academic-2025', 'reading', ['reading/re-order-paragraphs'], 100)).toBe(one * 2)
  })
})
