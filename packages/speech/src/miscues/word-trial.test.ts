import { expect, test } from 'vitest'
import { CLASSES } from '../acoustics/sound-classes.ts'
import { speechFramesOf, trialSoundsOf, tryWords } from './word-trial.ts'

const SILENCE = CLASSES - 1

/** Scores of a take that says each class for ten frames, quite sure of itself. */
function soundsOf(classes: readonly number[]) {
  const scores = new Float32Array(classes.length * 10 * CLASSES).fill(-4)
  classes.forEach((column, i) => {
    for (let t = i * 10; t < (i + 1) * 10; t++) scores[t * CLASSES + column] = -0.1
  })
  return trialSoundsOf(scores)
}

const word = (classes: readonly number[], isOptional = false) => ({ classes, isOptional })
const whole = (classes: readonly number[]) => ({ start: 0, end: classes.length * 10 })

test('a word that was said lies where it was said', () => {
  const take = [SILENCE, 1, 2, 3, SILENCE]
  const trial = tryWords(soundsOf(take), [word([1, 2, 3])], whole(take))
  expect(trial?.phones).toEqual([
    [
      { start: 10, end: 20 },
      { start: 20, end: 30 },
      { start: 30, end: 40 },
    ],
  ])
})

test('a word that was said fits better than no word, another one worse', () => {
  const take = [1, 2, 3, 4, 5, 6]
  const sounds = soundsOf(take)
  const without = tryWords(sounds, [], whole(take))?.score ?? 0
  expect(tryWords(sounds, [word([1, 2, 3, 4, 5, 6])], whole(take))?.score).toBeGreaterThan(without)
  expect(tryWords(sounds, [word([11, 12, 13, 14, 15, 16])], whole(take))?.score).toBeLessThan(without)
})

test('the first frames of a take may hold other speech', () => {
  const take = [7, 8, 1, 2, 3]
  const [spans] = tryWords(soundsOf(take), [word([1, 2, 3])], whole(take))?.phones ?? []
  expect(spans?.[0]?.start).toBe(20)
})

test('a neighbour that was not said is passed over, one that was stays in its place', () => {
  const take = [1, 2, 3, 4, 5, 6]
  const neighbours = [word([1, 2, 3], true), word([21, 22, 23], true), word([4, 5, 6])]
  const phones = tryWords(soundsOf(take), neighbours, whole(take))?.phones ?? []
  expect(phones.map((spans) => spans[0]?.start)).toEqual([0, -1, 30])
})

test('a word that needs more frames than there are finds no room', () => {
  expect(tryWords(soundsOf([1]), [word([1, 2, 3, 4])], { start: 0, end: 10 })).toBeNull()
  expect(tryWords(soundsOf([1]), [word([1])], { start: 5, end: 5 })).toBeNull()
})

test('speech is what is not silence', () => {
  expect(speechFramesOf(soundsOf([SILENCE, 1, 2, SILENCE, SILENCE]))).toBe(20)
  expect(speechFramesOf(trialSoundsOf(new Float32Array(0)))).toBe(0)
})
