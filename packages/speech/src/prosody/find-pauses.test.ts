import { expect, test } from 'vitest'
import { findPauses } from './find-pauses.ts'

/** A take that is loud in the given frames and silent elsewhere. */
function take(frames: number, loud: readonly { start: number; end: number }[]) {
  const energies = new Float32Array(frames)
  for (const { start, end } of loud) energies.fill(10, start, end)
  return { frames, energies }
}

const words = [
  { start: 10, end: 50 },
  { start: 130, end: 180 },
]

test('a silence of a quarter of a second between two words is a pause, a shorter one is none', () => {
  expect(findPauses(take(200, words), words)).toEqual([{ start: 0.5, end: 1.3 }])
  expect(
    findPauses(
      take(200, words),
      [words[0], { start: 74, end: 180 }].flatMap((word) => word ?? []),
    ),
  ).toEqual([])
})

test('speech between two words that nobody found is no part of a pause', () => {
  const heard = take(200, [...words, { start: 50, end: 70 }, { start: 100, end: 130 }])
  expect(findPauses(heard, words)).toEqual([{ start: 0.7, end: 1 }])
  expect(findPauses(take(200, [{ start: 10, end: 180 }]), words)).toEqual([])
})

test('a click is part of the pause it falls into', () => {
  expect(findPauses(take(200, [...words, { start: 80, end: 85 }]), words)).toEqual([{ start: 0.5, end: 1.3 }])
})

test('words found at two places by two alignments leave the silence that both see', () => {
  const other = [
    { start: 10, end: 60 },
    { start: 120, end: 180 },
  ]
  expect(findPauses(take(200, other), [...words, ...other])).toEqual([{ start: 0.6, end: 1.2 }])
})
