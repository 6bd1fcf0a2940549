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

test.each([
  ['Could we have a table for eight on Sunday at seven?', [true, false]],
  ['Nobody in our party may eat anything with walnuts.', [false, true]],
  ['Hello, I want a table for eight people on Sunday. My brother gets ill from nuts.', [true, true]],
  ['Good evening, I am calling because of next Sunday. My niece is allergic to peanuts.', [false, true]],
])('a reply of one or two sentences says what stands in them: %s', async (text, covered) => {
  const { results } = await judge(text)
  expect(results.map(({ isCovered }) => isCovered)).toEqual(covered)
})

const TALK =
  'Bees pollinate a third of our food, yet their numbers have been falling for twenty years. Pesticides and mites kill them. Cities that plant flowers along roads lose fewer hives.'
const DECLINE: KeyPoint = {
  point: 'The number of bees is falling.',
  cues: [['bee'], ['fall', 'fewer', 'decline']],
  says: [
    'There are fewer bees than before.',
    'Bees are dying out.',
    'Hives are emptier every year.',
    'Their population has shrunk for two decades.',
    'We have been losing our pollinators for a long time.',
  ],
}
const FLOWERS: KeyPoint = {
  point: 'Cities that plant flowers lose fewer hives.',
  cues: [['flower'], ['city', 'road']],
  says: [
    'Towns sow blossoms beside their streets.',
    'Where roadsides bloom, more bees survive.',
    'Urban planting helps them.',
    'Some councils grow flowers, and keepers there lose less.',
    'Blossoms along city roads save colonies.',
  ],
}

test.each([
  ['Bees are getting rarer and rarer.', [true, false]],
  ['If a town plants flowers by the road, more hives live on.', [false, true]],
  ['Bee numbers have gone down for years, but flowers next to city streets save some of them.', [true, true]],
  ['The lecture is about insects. It was very interesting for me.', [false, false]],
])('a summary of one or two sentences, written or told, says what stands in them: %s', async (text, covered) => {
  const asked = await readAsked([DECLINE, FLOWERS], parseText(TALK))
  const meaning = await readMeaning(parseText(text))
  for (const family of ['summarised', 'retold'] as const)
    expect(judgePoints(meaning, asked, family).results.map(({ isCovered }) => isCovered)).toEqual(covered)
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
