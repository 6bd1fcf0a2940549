import { reviewCardSchema, type ReviewGrade, reviewGradeSchema } from '@rehearsal/contracts/reviews'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCard } from '../testing/a-queue.ts'
import { type SessionState, sessionAfter, startOf } from './session-state.ts'

const cards = ['one', 'four', 'seven', 'eleven'].map((word, at) =>
  reviewCardSchema.parse(aCard(word, { id: `meaning-${at + 1}` })),
)
const graded = (state: SessionState, grade: ReviewGrade) =>
  sessionAfter(sessionAfter(state, { type: 'shown', typed: '' }), { type: 'graded', grade })
const idsOf = (state: SessionState) => state.cards.map(({ id }) => id)

test('a card that is known leaves, one that is being learnt comes again after the others under its next version', () => {
  const easy = graded(startOf(cards), 'EASY')
  expect([idsOf(easy), easy.finished]).toEqual([['meaning-2', 'meaning-3', 'meaning-4'], 1])
  const again = graded(easy, 'AGAIN')
  expect([idsOf(again), again.finished]).toEqual([['meaning-3', 'meaning-4', 'meaning-2'], 1])
  expect(again.cards.at(-1)).toMatchObject({ version: 1, isNew: false })
})

test('a grade before the answer was shown counts for nothing', () => {
  const start = startOf(cards)
  expect(sessionAfter(start, { type: 'graded', grade: 'EASY' })).toBe(start)
})

test('what the server says of a card is taken in, unless it was graded again meanwhile', () => {
  const later = { AGAIN: 600, HARD: 900, GOOD: 86_400, EASY: 172_800 }
  const dueDate = '2030-01-01T00:00:00.000Z'
  const result = { id: 'meaning-1', version: 1, dueDate, isDueAgain: true, intervalSeconds: later }
  const again = graded(startOf(cards), 'AGAIN')
  expect(sessionAfter(again, { type: 'delivered', result }).cards.at(-1)?.intervalSeconds).toEqual(later)
  const late = sessionAfter(again, { type: 'delivered', result: { ...result, version: 7 } })
  expect(late.cards).toEqual(again.cards)
})

test('a card that the server says is done, or will not take, comes no more; one that is looked at stays', () => {
  const again = graded(startOf(cards.slice(0, 2)), 'AGAIN')
  const refused = sessionAfter(again, { type: 'refused', id: 'meaning-1' })
  expect([idsOf(refused), refused.finished]).toEqual([['meaning-2'], 1])
  const shown = sessionAfter(graded(again, 'EASY'), { type: 'shown', typed: '' })
  expect(idsOf(sessionAfter(shown, { type: 'refused', id: 'meaning-1' }))).toEqual(['meaning-1'])
})

test('whatever the grades are, no card is lost or doubled, and every grade is counted', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...reviewGradeSchema.options), { maxLength: 40 }), (grades) => {
      let state = startOf(cards)
      let given = 0
      for (const grade of grades) {
        given += state.cards.length > 0 ? 1 : 0
        state = graded(state, grade)
        expect(state.finished + state.cards.length).toBe(cards.length)
        expect(new Set(idsOf(state)).size).toBe(state.cards.length)
      }
      expect(Object.values(state.given).reduce((sum, count) => sum + count, 0)).toBe(given)
    }),
  )
})
