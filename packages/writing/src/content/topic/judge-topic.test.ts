import { cosine } from '@rehearsal/meaning/vectors'
import { expect, test } from 'vitest'
import { readMeaning } from '../../meaning/answer-meaning.ts'
import { questionVectors } from '../../meaning/sentence-vectors.ts'
import { parseText } from '../../text/parse-text.ts'
import { judgeTopic } from './judge-topic.ts'
import { OTHER_SUBJECTS } from './other-subjects.ts'
import { subjectVectors } from './subject-vectors.ts'

const promptText =
  'Some people believe that libraries are no longer needed because everything is on the internet. Do you agree? Give reasons.'

/** About libraries, and hardly one word of the prompt is in it. */
const STORY =
  'Every Saturday my grandfather took me to the reading room behind the town hall. It smelled of paper and wet coats. The lady at the desk knew which shelf would make me happy, and no search box has ever known that. Last year I lost my job, and it was there that I wrote my applications, because it is warm and nobody asks you to buy anything. People who own a tablet and a quiet flat will hardly miss such a place. The others will.'
const ABOUT_ZOOS =
  'I think that zoos are cruel and should be closed. Lions and elephants walk up and down in small cages all day long. Animals belong in the wild, where they can hunt and have a family. Some people say that zoos protect rare species, but a tiger that is born behind bars never learns to live in the forest. Children can watch films about animals instead of visiting them in prison.'
const MORE_OF_ZOOS =
  'A good zoo, on the other hand, gives an elephant room to walk and keeps its herd together. Keepers breed rare animals there and bring some of them back to the forest. Without cages and keepers some species would have died out long ago.'
const ABOUT_LIBRARIES =
  'I do not agree that libraries have become useless. Books cost a lot of money, and many families cannot buy all that their children want to read. In a library everything can be borrowed for nothing.'

async function judged(text: string, words = 0) {
  return judgeTopic(
    await readMeaning(parseText(text), ['sentence']),
    { promptText, promptKind: 'question', keyPoints: [] },
    { words },
  )
}

test('a story that uses hardly any of the question’s words is about its question', async () => {
  expect(await judged(STORY)).toMatchObject({ verdict: 'on', foreign: [] })
})

test('an essay on another question is about something else where its words say so too, and in doubt where they do not', async () => {
  expect(await judged(ABOUT_ZOOS, 0.1)).toMatchObject({ verdict: 'off', foreign: [] })
  expect(await judged(ABOUT_ZOOS, 0.8)).toMatchObject({ verdict: 'doubtful' })
})

test('the question’s own sentence does not make an essay learned for another one an answer', async () => {
  expect((await judged(`${promptText} ${ABOUT_ZOOS}`, 0.1))?.verdict).toBe('off')
})

test('what only repeats the question is about nothing', async () => {
  expect(await judged(promptText, 0.1)).toMatchObject({ verdict: 'off', relevance: 0 })
})

test('a paragraph about something else is found, and its place named', async () => {
  const text = `${ABOUT_LIBRARIES}\n\n${ABOUT_ZOOS}\n\n${ABOUT_LIBRARIES}`
  const topic = await judged(text)
  expect(topic?.verdict).not.toBe('off')
  expect(topic?.foreign.map(({ start, end }) => text.slice(start, end))).toEqual([ABOUT_ZOOS])
})

test('where most paragraphs are about something else, each of them is found', async () => {
  const rest = [ABOUT_ZOOS, MORE_OF_ZOOS, MORE_OF_ZOOS]
  const topic = await judged([ABOUT_LIBRARIES, ...rest].join('\n\n'), 0.8)
  expect(topic?.foreign).toHaveLength(rest.length)
})

test('a story between two paragraphs of an essay belongs to it', async () => {
  expect((await judged(`${ABOUT_LIBRARIES}\n\n${STORY}\n\n${ABOUT_LIBRARIES}`))?.foreign).toEqual([])
})

const SITUATION = {
  promptText: 'The heating in your flat does not work. Write an e-mail to your landlord.',
  promptKind: 'situation' as const,
  keyPoints: [
    ['What is wrong', 'The heating stopped working.', 'All radiators are cold.', 'There is no heat in my flat.'],
    ['How it affects you', 'We are freezing.', 'My children are ill.', 'I cannot sleep for the cold.'],
    ['What to do', 'Please send someone to repair it.', 'Could you have it fixed?', 'I need an engineer at once.'],
  ].map(([point = '', ...says]) => ({ point, says, cues: [] })),
}

test.each([
  [
    'on',
    'Dear Mr Bell, since Monday all the radiators on my floor have been stone cold. My little boy is coughing and we sleep in our coats. Please send a plumber before the weekend.',
  ],
  [
    'off',
    'Dear Anna, thank you for the invitation to your wedding. I will gladly come and bring my sister. Shall we buy a coffee machine for you as a present?',
  ],
])('an e-mail is %s its situation by what it asks and tells', async (verdict, text) => {
  const meaning = await readMeaning(parseText(text), ['sentence'])
  expect(await judgeTopic(meaning, SITUATION, { words: 0 })).toMatchObject({ verdict, foreign: [] })
})

test('one sentence that lists what was asked does not make an e-mail learned for another situation an answer', async () => {
  const learned =
    'Dear Anna, thank you for the invitation to your wedding. I will gladly come and bring my sister. We have booked a train for Friday evening. Shall we buy a coffee machine for you as a present? I can also bake the cake that you liked so much last summer.'
  const listed = 'I also think of the heating, the cold radiators, the freezing flat, the ill children and the repair.'
  const judgedWith = async (words: number) =>
    judgeTopic(await readMeaning(parseText(`${learned} ${listed}`), ['sentence']), SITUATION, { words })
  expect(await judgedWith(0.1)).toMatchObject({ verdict: 'off' })
  expect(await judgedWith(0.8)).toMatchObject({ verdict: 'doubtful' })
})

test('where nothing is asked, nothing is judged', async () => {
  const meaning = await readMeaning(parseText(STORY), ['sentence'])
  expect(await judgeTopic(meaning, { promptText: ' ', promptKind: 'question', keyPoints: [] }, { words: 1 })).toBeNull()
})

test('the vectors of other subjects are those of their sentences', async () => {
  const some = OTHER_SUBJECTS.map((_, i) => i).filter((i) => i % 30 === 0)
  const own = await questionVectors(some.map((i) => OTHER_SUBJECTS[i] ?? ''))
  const near = some.map((i, k) => cosine(subjectVectors()[i] ?? new Float32Array(), own[k] ?? new Float32Array()))
  expect(Math.min(...near)).toBeGreaterThan(0.999)
})

const SOURCE = {
  promptText:
    'Bees pollinate a third of the food we eat, yet their numbers have been falling for twenty years. Farmers spray pesticides that confuse them on their way home. Mites carry diseases from one hive to the next. Some cities now plant strips of flowers along their roads, and beekeepers there report fewer losses.',
  promptKind: 'lecture' as const,
  keyPoints: [
    [
      'Bees are in decline.',
      'There are fewer bees than before.',
      'Bees are dying out.',
      'Hives are emptier every year.',
    ],
    ['Poison and mites kill them.', 'Chemicals harm them.', 'Parasites make them ill.', 'Sprays on fields do damage.'],
    ['Flowers in cities help.', 'Towns sow blossoms.', 'Where roadsides bloom, more survive.', 'Urban planting works.'],
  ].map(([point = '', ...says]) => ({ point, says, cues: [] })),
}
const OF_BEES =
  'The insects that make honey are getting rarer, because of chemicals and illnesses. Where town councils sow blossoms beside streets, more of them survive.'
const OF_SLEEP =
  'Teenagers need nine hours of rest. Their inner clock runs late, so they feel awake at midnight. Schools that begin an hour later saw better marks.'
const summarised = async (text: string, words: number, said: number, source = SOURCE) =>
  judgeTopic(await readMeaning(parseText(text), ['sentence']), source, { words, said })

test('a summary in other words than its source’s is about it', async () => {
  expect(await summarised(OF_BEES, 0, 0.9)).toMatchObject({ verdict: 'on' })
})

test('a summary of something else is off only where words and points say so too', async () => {
  expect(await summarised(OF_SLEEP, 0.1, 0)).toMatchObject({ verdict: 'off' })
  expect(await summarised(OF_SLEEP, 0.8, 0)).toMatchObject({ verdict: 'doubtful' })
  expect(await summarised(OF_SLEEP, 0.1, 0.4)).toMatchObject({ verdict: 'doubtful' })
})

test('sentences of the source do not make a summary of something else one of it', async () => {
  const copied =
    'Mites carry diseases from one hive to the next. Farmers spray pesticides that confuse them on their way home.'
  for (const text of [`${OF_SLEEP} ${copied}`, `${copied} ${OF_SLEEP}`])
    expect(await summarised(text, 0.1, 0)).toMatchObject({ verdict: 'off' })
})

test('what speaks of the source and tells none of its points cannot be told', async () => {
  expect(await summarised('Bees are very interesting animals, and flowers are beautiful.', 0.5, 0)).toMatchObject({
    verdict: 'doubtful',
  })
})

test('what only copies its source is about it', async () => {
  expect(await summarised('Mites carry diseases from one hive to the next.', 0.5, 0)).toMatchObject({ verdict: 'on' })
})

test.each([[SOURCE.keyPoints.map(({ point }) => ({ point, says: [], cues: [] }))], [[]]])(
  'a source of which no ways are known tells its topic itself',
  async (keyPoints) => {
    const source = { ...SOURCE, keyPoints }
    expect(await summarised(OF_BEES, 0, 0.5, source)).toMatchObject({ verdict: 'on' })
    expect(await summarised(OF_SLEEP, 0.1, 0, source)).toMatchObject({ verdict: 'off' })
  },
)
