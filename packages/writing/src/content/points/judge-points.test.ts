import { expect, test } from 'vitest'
import type { KeyPoint } from '@rehearsal/rating/types'
import { readMeaning } from '../../meaning/answer-meaning.ts'
import { parseText } from '../../text/parse-text.ts'
import { readAsked } from './asked-points.ts'
import { judgePoints } from './judge-points.ts'

const SITUATION = 'You want to book a table for your parents. One guest cannot eat nuts. Call the restaurant.'
const TABLE: KeyPoint = {
  point: 'Ask for a table with number and time.',
  cues: [['table', 'book', 'reserve'], ['eight']],
  says: [
    'Could you reserve a big table for us, please?',
    'We are eight people, and we would like to come for lunch.',
    'Do you have anything free on Sunday evening around seven?',
    "I'd like to book a table for eight.",
    "Can I have a table for next Sunday at one o'clock?",
    'Would half past twelve on Sunday be possible?',
    'Have you got room for our family of eight, ideally by the window?',
  ],
}
const NUTS: KeyPoint = {
  point: 'Explain about the nuts.',
  cues: [['nut'], ["can't", 'allergic']],
  says: [
    'My brother is allergic to nuts.',
    'Could you cook one meal without any nuts?',
    'My aunt gets very ill from even one hazelnut.',
    'There must be no nuts in the food, please.',
    'Are there walnuts in any of your sauces or cakes?',
    'My son has to stay away from almonds, cashews and that sort of thing.',
    'For one person at our table, a crumb of pistachio could mean a night in hospital.',
  ],
}

async function judge(text: string, keyPoints: readonly KeyPoint[] = [TABLE, NUTS]) {
  const asked = await readAsked(keyPoints, parseText(SITUATION))
  return judgePoints(await readMeaning(parseText(text)), asked, 'asked')
}

const BOTH =
  'Good evening. Is there any chance of squeezing in a party of eight at half past one on Sunday? By the way, my cousin gets terribly sick from almonds, so please keep them out of the cake.'

test('a point is said in words that no list has, and the stretch that says it is quoted', async () => {
  const { results, coverage } = await judge(BOTH)
  expect(results).toEqual([
    { point: TABLE.point, isCovered: true, quote: expect.stringContaining('party of eight') },
    { point: NUTS.point, isCovered: true, quote: expect.stringContaining('almonds') },
  ])
  expect(coverage).toBeGreaterThan(0.6)
})

test('what is not said is not covered and has no quote', async () => {
  const { results } = await judge(
    'Good evening. Is there any chance of squeezing in a party of eight at half past one on Sunday?',
  )
  expect(results[1]).toEqual({ point: NUTS.point, isCovered: false, quote: null })
})

test('talk about something else says no point', async () => {
  const { coverage } = await judge('My football club won the cup again because the goalkeeper saved two penalties.')
  expect(coverage).toBe(0)
})

test('nothing said covers nothing', async () => {
  expect(await judge('')).toMatchObject({ coverage: 0, results: [{ isCovered: false, quote: null }, { quote: null }] })
})

test('points of an edited question, which nobody wrote ways for, are judged by their text and cues', async () => {
  const bare = [TABLE, NUTS].map(({ point, cues }) => ({ point, cues }))
  const text = 'I would like to book a table for eight people on Sunday at seven. One of us is allergic to nuts.'
  expect((await judge(text, bare)).results.map(({ isCovered }) => isCovered)).toEqual([true, true])
  const { results } = await judge('My football club won the cup again, and the goalkeeper is a hero.', bare)
  expect(results.map(({ isCovered }) => isCovered)).toEqual([false, false])
})

test('a judged point keeps its likeliest stretches, the best first, whether it is covered or not', async () => {
  const { points } = await judge(BOTH)
  for (const { windows } of points) {
    expect(windows.map(({ score }) => score)).toEqual(windows.map(({ score }) => score).toSorted((a, b) => b - a))
    expect(windows.length).toBeGreaterThan(0)
  }
})
