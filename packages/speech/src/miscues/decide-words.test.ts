import { expect, test } from 'vitest'
import type { ReadWord } from '../reading/miscues.ts'
import { decideWords } from './decide-words.ts'

const read = (index: number, status: ReadWord['status'], start: number | null, end: number | null): ReadWord => ({
  index, status, variant: 0, start, end,
}) // prettier-ignore
const evidence = (index: number, start: number, end: number, fillerWithout = 0) => ({
  place: { index, start, end, phones: [] }, variant: 1, fillerWithout,
}) // prettier-ignore

test('a word that the path missed is right where it is likely to have been said', () => {
  const [word] = decideWords([read(0, 'omitted', null, null)], [evidence(0, 10, 40)], [0.8], 0.4)
  expect(word).toEqual({ index: 0, status: 'correct', variant: 1, start: 10, end: 40, confidence: 0.8 })
})

test('a word that the path found but that is unlikely is replaced by other speech, or left out', () => {
  const found = [read(0, 'correct', 10, 40), read(1, 'correct', 40, 49)]
  const words = decideWords(found, [evidence(0, 10, 40, 30), evidence(1, 40, 49, 2)], [0.1, 0.25], 0.4)
  expect(words.map(({ status, start, confidence }) => [status, start, confidence])).toEqual([
    ['replaced', 10, 0.9],
    ['omitted', null, 0.75],
  ])
})

test('an added word that lies in one which was said after all is gone, others stay', () => {
  const found = [read(0, 'inserted', 10, 40), read(0, 'omitted', null, null), read(1, 'inserted', 60, 90)]
  const words = decideWords(found, [evidence(0, 12, 45), null], [0.9, 0], 0.4)
  expect(words.map(({ status }) => status)).toEqual(['correct', 'inserted'])
})

test('a word that finds no room is not right, however the path took it', () => {
  expect(decideWords([read(0, 'correct', 0, 9)], [null], [0], 0.4)[0]?.status).toBe('omitted')
})

test('a doubtful word in the place of a surer one was not said, a likely one was', () => {
  const found = [read(0, 'correct', 10, 40), read(1, 'correct', 40, 49)]
  const places = [evidence(0, 10, 40), evidence(1, 30, 39)]
  const statuses = (other: number) => decideWords(found, places, [0.9, other], 0.4).map(({ status }) => status)
  expect(statuses(0.5)).toEqual(['correct', 'omitted'])
  expect(statuses(0.7)).toEqual(['correct', 'correct'])
})
