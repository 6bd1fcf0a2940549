import { submitDictation } from '@rehearsal/contracts/dictation'
import { deleteMisspeltWord, listMisspeltWords, type MisspeltWord } from '@rehearsal/contracts/misspelt-words'
import { itemsOf } from '@rehearsal/contracts/wire'
import { samples } from '@rehearsal/tasks/samples'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDictionary, aWord } from '../../testing/a-dictionary.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'
import { callsOf } from '../../testing/calls.ts'

const WRITE = 'listening/write-from-dictation'
const FILL = 'listening/fill-in-the-blanks'
let app: TestApp
let ana: TestLearner

beforeAll(async () => {
  app = await anApp()
  const said = (word: string, americanPhonetic: string | null) => ({ word, americanPhonetic, britishPhonetic: null })
  const rows = [
    aWord('government', said('government', 'ˈɡʌvɚmənt')),
    aWord('library', said('library', null)),
    aWord('neighbour', said('neighbour', null)),
    aWord('their', said('their', 'ðɛr')),
    aWord('there', said('there', 'ðɛr')),
    aWord('wednesday', said('Wednesday', 'ˈwɛnzdeɪ')),
  ]
  await aDictionary(app, rows)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.advanceSeconds(3600)
  ana = await aLearner(app)
})

const book = async (query = {}): Promise<MisspeltWord[]> =>
  itemsOf(await ask(app, listMisspeltWords, { as: ana, query }))
const slips = async (query = {}) => (await book(query)).map(({ word, typed }) => `${word}:${typed}`)
const dictate = (word: string, answer: string) =>
  ask(app, submitDictation, { as: ana, body: { words: [{ word, answer }] } })

async function write(sentence: string, answer: string) {
  const id = await aQuestion(app, WRITE, { answerKey: { ...Object(samples[WRITE].answerKey), sentence } })
  await ask(app, callsOf(WRITE).create, { as: ana, params: { id }, body: { answer, pteType: 'ACADEMIC' } })
  await app.platform.scoredAttempts.settled()
}

async function fill(words: string[], given: string[]) {
  const prompt = { audio: 'talk.mp3', parts: ['', ...words.map(() => ' ')] }
  const id = await aQuestion(app, FILL, { prompt, answerKey: { ...Object(samples[FILL].answerKey), words } })
  await ask(app, callsOf(FILL).create, { as: ana, params: { id }, body: { words: given, pteType: 'ACADEMIC' } })
  await app.platform.scoredAttempts.settled()
}

test('a word misspelt in a dictation is kept with its slip, source and recordings', async () => {
  await dictate('government', ' Goverment ')
  expect(await book()).toEqual([
    {
      id: expect.any(Number),
      word: 'government',
      typed: 'Goverment',
      source: 'dictation',
      times: 1,
      rightSince: 0,
      createdDate: app.clock.now().toISOString(),
      lastDate: app.clock.now().toISOString(),
      americanAudio: expect.stringMatching(/^\/media\//u),
      britishAudio: expect.stringMatching(/^\/media\//u),
    },
  ])
})

test('slips of a written sentence are kept, words that were not heard are not', async () => {
  await write('The government closes the library on Wednesday.', 'the goverment the libary on Wendesday evening')
  expect((await slips({ sort: 'word:asc' })).toSorted()).toEqual([
    'Wednesday:Wendesday',
    'government:goverment',
    'library:libary',
  ])
  expect((await book()).map(({ source }) => source)).toEqual(Array.from({ length: 3 }, () => 'write-from-dictation'))
})

test('a slip is found beside its word when a word before it is missing', async () => {
  await write('We saw the library.', 'we saw libary')
  expect(await slips()).toEqual(['library:libary'])
})

test('slips in gaps are kept; another word, another form and an empty gap are not', async () => {
  await fill(
    ['government', 'libraries', 'there', 'running', 'moved', 'neighbour'],
    ['goverment', 'library', 'their', 'runing', '', 'neighbor'],
  )
  expect((await slips()).toSorted()).toEqual(['government:goverment', 'running:runing', 'there:their'])
  expect((await book())[0]?.source).toBe('fill-in-the-blanks')
})

test('a name that no list of words has does not enter the book', async () => {
  await write('Mr Okaforski saw the library.', 'mr okaforsky saw the libary')
  expect(await slips()).toEqual(['library:libary'])
})

test('a second slip counts, shows the last one and its source, and forgets what was right before', async () => {
  await dictate('government', 'goverment')
  app.clock.advanceSeconds(120)
  await dictate('government', 'government')
  expect(await book()).toMatchObject([{ times: 1, rightSince: 1 }])
  app.clock.advanceSeconds(120)
  await write('The government fell.', 'the govermant fell')
  expect(await book()).toMatchObject([
    { word: 'government', typed: 'govermant', source: 'write-from-dictation', times: 2, rightSince: 0 },
  ])
})

test('spelling a word right in later dictations does not delete it but is counted', async () => {
  await dictate('government', 'goverment')
  for (let i = 0; i < 2; i++) {
    app.clock.advanceSeconds(120)
    await dictate('government', 'Government')
  }
  expect(await book()).toMatchObject([{ word: 'government', typed: 'goverment', times: 1, rightSince: 2 }])
})

test('an answer that is told of twice counts once', async () => {
  await write('The government fell.', 'the goverment fell')
  const { body } = await app.http.inject({ url: '/api/attempts', headers: { authorization: `Bearer ${ana.token}` } })
  const [attempt] = JSON.parse(body)._embedded.scoredAnswerDtoList
  const scored = { attemptId: attempt.id, userId: ana.id, taskId: WRITE, questionId: attempt.practiceId } as const
  app.platform.scoredAttempts.tellAttemptScored(scored)
  await app.platform.scoredAttempts.settled()
  expect(await book()).toMatchObject([{ times: 1 }])
})

test('the list is searched by the word or the slip, sorted and paged', async () => {
  await dictate('library', 'libary')
  app.clock.advanceSeconds(120)
  await dictate('government', 'goverment')
  app.clock.advanceSeconds(120)
  await dictate('library', 'liberary')
  expect(await slips()).toEqual(['library:liberary', 'government:goverment'])
  expect(await slips({ sort: 'date:asc' })).toEqual(['government:goverment', 'library:liberary'])
  expect(await slips({ sort: 'word:asc' })).toEqual(['government:goverment', 'library:liberary'])
  expect(await slips({ sort: 'word:desc' })).toEqual(['library:liberary', 'government:goverment'])
  expect(await slips({ sort: 'times:desc' })).toEqual(['library:liberary', 'government:goverment'])
  expect(await slips({ word: 'GOVERN' })).toEqual(['government:goverment'])
  expect(await slips({ word: 'liber' })).toEqual(['library:liberary'])
  expect(await slips({ word: '%' })).toEqual([])
  expect(await slips({ word: 'go\u00ADvern' })).toEqual(['government:goverment'])
  const page = await ask(app, listMisspeltWords, { as: ana, query: { size: 1, page: 1 } })
  expect(page.page).toEqual({ number: 1, size: 1, totalPages: 2, totalElements: 2 })
  expect(itemsOf(page)).toMatchObject([{ word: 'government' }])
})

test.each([{ word: 'x'.repeat(10_000) }, { sort: 'id' }, { size: 0 }])('a list by %o is refused', async (query) => {
  expect(await refusal(app, listMisspeltWords, { as: ana, query })).toMatchObject({ status: 400 })
})

test('a word is deleted once, by its learner alone, and enters anew at the next slip', async () => {
  await dictate('library', 'libary')
  const id = (await book())[0]?.id ?? 0
  const ben = await aLearner(app)
  expect(itemsOf(await ask(app, listMisspeltWords, { as: ben }))).toEqual([])
  expect(await refusal(app, deleteMisspeltWord, { as: ben, params: { id } })).toMatchObject({ status: 404 })
  expect((await send(app, deleteMisspeltWord, { as: ana, params: { id } })).statusCode).toBe(204)
  expect(await refusal(app, deleteMisspeltWord, { as: ana, params: { id } })).toMatchObject({ status: 404 })
  app.clock.advanceSeconds(120)
  await dictate('library', 'libary')
  expect(await book()).toMatchObject([{ word: 'library', times: 1 }])
})
