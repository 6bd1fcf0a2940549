import { expect, test } from 'vitest'
import { aBankQuestion } from '../testing/bank-question.ts'
import { checkSameSubject } from './same-subject.ts'

const bees = `A honey bee that finds flowers returns to its hive and dances. The angle of the dance tells other bees where the
  nectar lies, and its length tells them how far they have to fly before they reach it.`
const dance = `When it returns to its hive, a bee that found flowers dances. Other bees tell from the angle of the dance where the
  nectar lies, and from its length how far they have to fly: no honey without a dance.`
const others = [
  `The council will close the bridge for repairs in March, so drivers should use the road along the river instead, and buses
  will stop in the market square every ten minutes until the work is done.`,
  `Glass is made from sand that is melted with soda and lime in a furnace, then blown or poured into moulds, where it cools
  slowly over many hours so that it does not crack later in somebody's kitchen.`,
  `Singers in our choir meet on Wednesdays after work, and nobody has to read music, since the conductor sings each part first
  and everybody simply repeats it until the whole room can hold the tune.`,
]
const questions = (...list: readonly string[]) => list.map((text, i) => aBankQuestion({ id: i + 1, text }))

test('two texts about one thing in other words are found', () => {
  expect(checkSameSubject(questions(bees, ...others, dance))).toEqual([
    {
      file: 'reading/multiple-choice-single/00005-subject.yaml',
      field: 'passage',
      message: 'is about the same thing as reading/multiple-choice-single/00001-subject.yaml',
    },
  ])
})

test('texts about different things are not', () => {
  expect(checkSameSubject(questions(bees, ...others))).toEqual([])
})

test('sentences too short to tell a subject by are left out', () => {
  const short = 'The bees dance in the hive.'
  expect(checkSameSubject(questions(short, ...others, short))).toEqual([])
})
