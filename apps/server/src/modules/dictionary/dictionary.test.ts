import { getDictionaryWord } from '@rehearsal/contracts/dictionary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDictionary, aWord } from '../../testing/a-dictionary.ts'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'

let app: TestApp
let ana: TestLearner

const words = [
  aWord('building', { uses: 56 }),
  aWord('build', { uses: 100 }),
  aWord('good', { uses: 200 }),
  aWord('leave', { uses: 90 }),
  aWord('left', { uses: 70 }),
  aWord('mouse', { uses: 5 }),
  aWord('naive'),
  aWord('paris', { word: 'Paris', familyWords: ['Parisian'] }),
  aWord('run', { uses: 248 }),
  aWord('running', { uses: 6 }),
  aWord('well', { uses: 80 }),
].toSorted((a, b) => (a.key < b.key ? -1 : 1))

beforeAll(async () => {
  app = await anApp()
  ana = await aLearner(app)
})
afterAll(() => app.close())

const lookUp = (word: string) => ask(app, getDictionaryWord, { as: ana, params: { word } })
const lookUpFails = (word: string) => refusal(app, getDictionaryWord, { as: ana, params: { word } })

test('before the first import has ended a word that is not there yet is no unknown word', async () => {
  expect(await lookUpFails('run')).toMatchObject({ code: 'dictionary_not_ready', status: 503 })
  await aDictionary(app, words)
  expect((await lookUp('run')).word).toBe('run')
})

test.each([
  ['running', 'run', ['running']],
  ['mice', 'mouse', []],
  ['better', 'good', ['well']],
  ['left', 'left', ['leave']],
  ['building', 'building', ['build']],
  ['BUILT', 'build', []],
  ['Paris', 'Paris', []],
  ["Paris's", 'Paris', []],
  ['naive', 'naive', []],
  ['naïve', 'naive', []],
  ['nai\u0308ve', 'naive', []],
  ['ＮＡＩＶＥ', 'naive', []],
  ['mi\u00ADce\u200C', 'mouse', []],
])('%s finds %s', async (text, word, others) => {
  const found = await lookUp(text)
  expect([found.word, found.otherWords.map((other) => other.word)]).toEqual([word, others])
})

test('an entry has the fields of the specification, and those without a source are null', async () => {
  expect(await lookUp('paris')).toEqual({
    id: null,
    note: '',
    ownMeaning: null,
    word: 'Paris',
    americanAudio: expect.stringMatching(/^\/media\//u),
    britishAudio: expect.stringMatching(/^\/media\//u),
    australianAudio: null,
    americanPhonetic: 'rʌn',
    britishPhonetic: 'rʌn',
    australianPhonetic: null,
    translations: [],
    image: null,
    familyWords: [{ word: 'Parisian' }],
    bookmark: 'UNMARK',
    version: 0,
    meanings: [
      {
        partOfSpeech: 'VERB',
        definitions: ['to paris'],
        examples: ['They paris.'],
        synonyms: [],
        antonyms: [],
        collocations: [],
        idioms: [],
      },
    ],
    otherWords: [],
  })
})

test('a word is heard in both accents, each rendered when it is first asked for', async () => {
  const { americanAudio, britishAudio } = await lookUp('run')
  expect(americanAudio).not.toBe(britishAudio)
  for (const url of [americanAudio, britishAudio]) {
    const response = await app.http.inject({ url: url ?? '' })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'audio/mpeg'])
  }
})

test('an unknown word is said to be not found', async () => {
  expect(await lookUpFails('qwzx')).toMatchObject({ code: 'word_not_found', status: 404, message: 'Word not found' })
})

test.each(['?!', ' . ', '<script>', '’’'])(
  'a text without letters that begin a word is not found: %s',
  async (text) => {
    expect((await lookUpFails(text)).status).toBeLessThan(500)
  },
)

test('a text longer than any entry is refused', async () => {
  expect((await lookUpFails('a'.repeat(65))).code).toBe('invalid_request')
  expect(
    (await send(app, getDictionaryWord, { as: ana, params: { word: 'a'.repeat(10_000) } })).statusCode,
  ).toBeLessThan(500)
})
