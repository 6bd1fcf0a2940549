import { expect, test } from 'vitest'
import { summarizeGroupDiscussion } from './definition.ts'
import { sample } from './sample.ts'
import { pointsBySpeaker, saidIn } from './speakers.ts'

const { turns, keyPoints } = sample.answerKey

test('points stand under whose views they are, in the order in which people first speak, and how views relate comes last', () => {
  const first = [{ point: 'They agree.' }, { point: 'Omar wants a wall.', speaker: 'Omar' }, ...keyPoints.slice(1, 2)]
  expect(pointsBySpeaker(turns, first)).toEqual([
    { speaker: 'Hana', points: ['Hana wants the school to move.'] },
    { speaker: 'Omar', points: ['Omar wants a wall.'] },
    { speaker: null, points: ['They agree.'] },
  ])
})

test('who has no view of their own has no list', () => {
  expect(pointsBySpeaker(turns, [{ point: 'They agree.' }])).toEqual([{ speaker: null, points: ['They agree.'] }])
})

test('what is said is a line for each turn, without names', () => {
  expect(saidIn(turns).split('\n')).toEqual(turns.map(({ text }) => text))
})

test('a view of somebody who says nothing is refused where it stands', () => {
  const key = {
    ...sample.answerKey,
    keyPoints: [...keyPoints, { point: 'Ana waits.', speaker: 'Ana', cues: [['wait']] }],
  }
  expect(summarizeGroupDiscussion.checkKey?.(sample.prompt, key)?.map(({ path }) => path)).toEqual([
    'answerKey.keyPoints.3.speaker',
  ])
})
