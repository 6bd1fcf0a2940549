import { expect, test } from 'vitest'
import { readableText } from '../mark/readable-text.ts'
import { spellingMarks } from '../marks/spelling/spelling-marks.ts'
import { parseText } from '../text/parse-text.ts'
import { judgeContent } from './judge-content.ts'

const promptText =
  'Bees pollinate a third of the food we eat, yet their numbers are falling. Pesticides, disease and the loss of wild flowers are to blame. Some governments have banned the worst chemicals.'

function read(text: string) {
  const parsed = parseText(text)
  return readableText(parsed, spellingMarks({ parsed, passageWords: new Set() }))
}

function judged(text: string, overrides: { promptText?: string; keyPoints?: [] } = {}) {
  return judgeContent(read(text), { text, promptText, promptKind: 'passage', keyPoints: [], ...overrides })
}

test('without passage and points there is nothing to judge by', async () => {
  expect(await judged('Bees are dying.', { promptText: '' })).toBeNull()
})

test('an answer on the topic is more relevant than one beside it', async () => {
  const onTopic = await judged('Fewer bees pollinate our food because pesticides and disease kill them.')
  const beside = await judged('Farmers in Europe grow much food.')
  const offTopic = await judged('The orchestra rehearsed a symphony in the concert hall.')
  expect(onTopic?.relevance).toBeGreaterThan(beside?.relevance ?? 1)
  expect(beside?.relevance).toBeGreaterThan(offTopic?.relevance ?? 1)
  expect(offTopic?.relevance).toBe(0)
})

test('an answer to all of the passage covers more than one to a single sentence of it', async () => {
  const all = await judged(
    'Bees, which pollinate food, are falling in number through pesticides and disease; governments banned chemicals.',
  )
  const one = await judged('Bees pollinate much of our food, but their numbers fall.')
  expect(all?.coverage).toBeGreaterThan(one?.coverage ?? 1)
})

test('related word forms count as the passage’s own', async () => {
  expect((await judged('Pollination of foods by a bee.'))?.coverage).toBeGreaterThan(0.2)
})

test('a copied sentence is known as copied', async () => {
  expect((await judged('Pesticides, disease and the loss of wild flowers are to blame.'))?.copiedShare).toBe(1)
})

test('without a passage the points themselves stand for the topic', async () => {
  const keyPoints = [{ point: 'Bees are declining.', cues: [['bee'], ['decline']] }]
  const text = 'Bees decline.'
  const content = await judgeContent(read(text), { text, promptText: '', promptKind: 'passage', keyPoints })
  expect(content).toMatchObject({ coverage: 1, relevance: 1, copiedShare: 0 })
})

test('a misspelt word says what it means, and is quoted as written', async () => {
  const keyPoints = [{ point: 'Pesticides kill bees.', cues: [['pesticide', 'chemical'], ['bee']] }]
  const text = 'Farmers use pestisides, so many bees die.'
  const content = await judgeContent(read(text), { text, promptText, promptKind: 'passage', keyPoints })
  expect(content).toMatchObject({ coverage: 1, keyPoints: [{ isCovered: true, quote: text }] })
})

const SITUATION = [
  'You ordered a pair of curtains from an online store. When the package arrived, the color was not the one you had chosen. Write an e-mail to the store.',
  'Say what you ordered and when it arrived',
  'Describe what is wrong',
  'Say what you want the store to do',
].join('\n')
const POINTS = [
  { point: 'Say what you ordered and when it arrived', cues: [['curtain'], ['order'], ['arrive', 'come']] },
  { point: 'Describe what is wrong', cues: [['color'], ['instead', 'wrong']] },
  {
    point: 'Say what you want the store to do',
    cues: [
      ['exchange', 'refund'],
      ['return', 'soon'],
    ],
  },
]
const BIRTHDAY = [
  'Dear Anna, I am so sorry that I forgot your birthday last Saturday.',
  'My mother was in hospital that week, and I visited her every evening after work.',
  'When I looked at my calendar on Sunday, I felt terrible, because you always remember mine.',
  'I would like to invite you to dinner at the Italian restaurant near the river, where we celebrated two years ago.',
  'Are you free next Friday at seven? I have also bought a small present for you, and I hope it makes you smile.',
]
const emailed = (text: string) =>
  judgeContent(read(text), { text, promptText: SITUATION, promptKind: 'situation', keyPoints: POINTS })

test('an e-mail about its situation is on the topic, whatever of it it repeats in its own words', async () => {
  const text =
    'Dear team, I ordered a pair of curtains from your store, and the package arrived on Monday. The color is not the one I had chosen: they are gray instead of green. Please exchange them soon, or give me a refund. I can return the curtains by post, and I have kept the bill and the bag with its label.'
  expect((await emailed(text))?.relevance).toBeGreaterThanOrEqual(0.3)
  expect((await emailed(text))?.coverage).toBeGreaterThan(0.85)
})

test.each([
  [
    'copied',
    'You ordered a pair of curtains from an online store. When the package arrived, the color was not the one you had chosen.',
  ],
  [
    'in the first person',
    'I ordered a pair of curtains from an online store. When the package arrived, the color was not the one I had chosen.',
  ],
  [
    'as a list of its cues',
    'I also think of the curtain, the order, the color, the wrong, the exchange, the return and to come soon.',
  ],
])('words of the situation %s do not turn an e-mail about something else into one about it', async (_how, added) => {
  for (const at of [1, 3, BIRTHDAY.length]) {
    const content = await emailed(BIRTHDAY.toSpliced(at, 0, added).join(' '))
    expect(content?.relevance).toBeLessThan(0.2)
    expect(content?.coverage).toBeLessThan(0.6)
  }
})

test('a main point that an e-mail copies from its situation is not covered by it', async () => {
  const own = 'Dear team, the curtains from my order are gray, so please send me green curtains from your store.'
  const copied = `${own} When the package arrived, the color was not the one you had chosen.`
  expect((await emailed(copied))?.coverage).toBe((await emailed(own))?.coverage)
})

test('a main point that an e-mail restates in the first person is covered by it, and the rest keeps it on its topic', async () => {
  const restated = 'I ordered a pair of curtains from your store, and the package arrived on Monday.'
  const rest =
    'The color of the curtains is wrong: they are gray instead of green. Please exchange them soon, or give me a refund for the package.'
  const content = await emailed(`Dear team, ${restated} ${rest}`)
  expect(content?.relevance).toBeGreaterThanOrEqual(0.3)
  expect(content?.keyPoints.map(({ isCovered }) => isCovered)).toEqual([true, true, true])
})

test('an e-mail of pleasantries is about nothing, whatever points they meet', async () => {
  const text =
    'I hope this e-mail finds you well and that you and your family are fine. I would like to thank you for everything you have done. Please let me know if there is anything that I can do for you. I look forward to hearing from you soon.'
  expect((await emailed(text))?.relevance).toBe(0)
})

test('an e-mail about having to write an e-mail is about nothing', async () => {
  const text =
    'I do not know what I should say here, but I am writing some words because the field must not be empty. It was a long day and I would like to go home. I did not understand the question.'
  expect((await emailed(text))?.relevance).toBe(0)
})

const TALK =
  'Today I want to speak about bees. Bees pollinate a third of the food we eat, yet their numbers have been falling for twenty years. Farmers spray pesticides that confuse them on their way home. Mites carry diseases from one hive to the next. Wild flowers disappear where fields grow larger, so bees find less to eat. Some cities now plant strips of flowers along their roads, and beekeepers there report fewer losses.'
const ABOUT_SLEEP =
  'The speaker explained that teenagers need nine hours of sleep. Their inner clock runs late, so they feel awake at midnight. Schools that begin an hour later saw better marks and fewer accidents. Parents should remove telephones from the bedroom.'
const relevanceToTalk = async (text: string) =>
  (await judgeContent(read(text), { text, promptText: TALK, promptKind: 'lecture', keyPoints: [] }))?.relevance

test('two sentences of a talk behind the summary of another one are no summary of it', async () => {
  const two =
    'Farmers spray pesticides that confuse them on their way home. Mites carry diseases from one hive to the next.'
  expect(await relevanceToTalk(`${ABOUT_SLEEP} ${two}`)).toBeLessThan(0.3)
  expect(await relevanceToTalk(`${two} ${ABOUT_SLEEP}`)).toBeLessThan(0.3)
})

test('a summary whose best sentences hold most of the talk is on its topic', async () => {
  const text =
    'The talk was about bees. They pollinate a third of our food, but pesticides, diseases and the loss of wild flowers make their numbers fall. In some cities flowers are planted beside roads. Beekeepers lose fewer bees there than before.'
  expect(await relevanceToTalk(text)).toBeGreaterThanOrEqual(0.3)
})
