import { expect, test } from 'vitest'
import { layOut, pathOf } from './lay-out.ts'

const run = (...semitones: number[]) => semitones.map((value, place) => ({ at: place / 2, semitones: value }))

test('each word has a place of its own, as wide as it is written, and wide enough for a finger', () => {
  const { slots, width } = layOut(
    ['a', 'photography'].map((label) => ({ id: label, label, mine: [], model: [] })),
    100,
  )
  expect(slots.map(({ x }) => x)).toEqual([0, 34])
  expect(width).toBeGreaterThan(34 + 80)
})

test('the scale holds both melodies in steps of four, and no mistake of the measurement stretches it', () => {
  const words = [{ id: '0', label: 'a', mine: [run(1, 40)], model: [run(-6)] }]
  const { ticks, yOf } = layOut(words, 100)
  expect(ticks).toEqual([-8, -4, 0, 4, 8, 12])
  expect([yOf(12), yOf(40), yOf(-8)]).toEqual([8, 8, 92])
})

test('a run is a line, and a run of one point a dot', () => {
  expect(pathOf([run(0, 1, 2), run(5)], 10, 28, (value) => value)).toBe('M14.0 0.0L24.0 1.0L34.0 2.0M14.0 5.0h0.1')
})
