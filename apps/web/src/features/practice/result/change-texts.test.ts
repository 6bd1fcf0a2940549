import { expect, test } from 'vitest'
import { textsOfChange } from './change-texts.ts'

const added = (...words: string[]) => textsOfChange({ kind: 'added', words, gain: 1, target: { to: 'word', place: 0 } })

test('words that were added are named, three at most', () => {
  expect(added('quickly').what).toBe('1 word too many: “quickly”')
  expect(added('so', 'then', 'also', 'very').what).toMatch(/^4 words too many: “so”, “then”, “also”.*1/u)
})

const points = (reversed: number, ...said: string[]) =>
  textsOfChange({ kind: 'key-points', points: said, reversed, isRough: false, gain: 1, target: { to: 'key-points' } })

test('a point that was not said stands as it is, be it a fact or something to do; of several the first', () => {
  expect(points(0, 'Say what you bought.')).toEqual({
    what: '1 main point was not heard in full',
    todo: 'Say what you bought.',
  })
  expect(points(0, 'Say what you bought.', 'Describe the fault.').todo).toBe('The first: Say what you bought.')
})

test('a point that was said the other way round is called so, alone or among others', () => {
  expect(points(1, 'Sales rose.')).toEqual({
    what: '1 main point was said the other way round',
    todo: 'Put it right: Sales rose.',
  })
  expect(points(1, 'Costs fell.', 'Sales rose.')).toEqual({
    what: '2 main points were not heard in full, or were said the other way round',
    todo: 'The first: Costs fell.',
  })
})
