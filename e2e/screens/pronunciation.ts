import { recorder } from '../support/pages.ts'
import { pronunciationWord } from '../support/pronunciation-pages.ts'
import { answering, rightToLeft, whenFailing, whileLoading } from './reach.ts'
import type { Screen } from './screen.ts'

const book = '/dashboard/pronunciation-book'
const isList = /\/api\/book\/pronunciationBook\?/
const isWord = /\/api\/book\/pronunciationBook\/7\?/
const trial = { viewer: 'TRIAL' } as const
const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunte'

const aWord = (changes: Record<string, unknown> = {}) => ({
  id: 7,
  word: 'thought',
  americanAudio: '/media/us',
  britishAudio: '/media/uk',
  americanPhonetic: 'θɔt',
  britishPhonetic: 'θɔːt',
  bookmark: 'UNMARK',
  note: '',
  version: 0,
  reason: 'scored',
  practiceType: 'READ_ALOUD',
  enteredScore: 0.58,
  bestScore: null,
  lastScore: null,
  takeCount: 0,
  createdDate: '2026-11-20T10:00:00Z',
  ...changes,
})

const aList = {
  _embedded: {
    pronunciationWordDtoList: [
      aWord({ bookmark: 'VERY_HARD', takeCount: 7, lastScore: 0.81, bestScore: 0.86 }),
      aWord({ id: 8, word: 'sixths', americanPhonetic: 'sɪksθs', takeCount: 12, lastScore: 0.55 }),
      aWord({ id: 9, word: longWord, americanPhonetic: null, enteredScore: null, reason: 'added' }),
      aWord({ id: 10, word: 'literature', americanPhonetic: 'ˈlɪtərətʃər', enteredScore: 0.71 }),
    ],
  },
  page: { number: 0, size: 10, totalPages: 3, totalElements: 24 },
}

const phone = (name: string, score: number, changes: Record<string, unknown> = {}) => ({
  phone: name,
  word: 0,
  score,
  start: 0.2,
  end: 0.4,
  confidence: 0.9,
  ...changes,
})

const evidence = {
  confidence: 0.93,
  start: 0.2,
  end: 0.8,
  phones: [phone('TH', 0.9, { heardAs: 'S' }), phone('AO', 1.9), phone('T', 1.3, { confidence: 0.4 })],
}

const takes = [0.68, 0.86, 0.72, 0.64, 0.7, 0.52, 0.41].map((score, at) => ({
  id: 40 - at,
  score,
  evidence,
  createdDate: '2026-11-21T10:00:00Z',
}))

const anEntry = (changes: Record<string, unknown> = {}) => ({
  ...aWord({
    bookmark: 'HARD',
    takeCount: 9,
    lastScore: 0.68,
    bestScore: 0.86,
    note: 'Tongue between the teeth.\nNo voice.',
  }),
  meanings: [
    {
      partOfSpeech: 'NOUN',
      definitions: ['the content of thinking', 'the process of using your mind', 'a belief', 'care', 'an intention'],
      examples: ['She gave it some thought.', 'My first thought was to call you.'],
      synonyms: [],
      antonyms: [],
      collocations: [],
      idioms: [],
    },
  ],
  sounds: ['TH', 'AO', 'T'],
  attempt: { id: 12, taskId: 'speaking/read-aloud', questionId: 1 },
  takes,
  previousId: 6,
  nextId: 8,
  ...changes,
})

const aNewWord = anEntry({
  ...aWord({ reason: 'added', enteredScore: null }),
  attempt: null,
  takes: [],
  previousId: null,
})
const aLongWord = anEntry({
  word: longWord,
  note: 'x'.repeat(300),
  americanPhonetic: null,
  britishPhonetic: null,
  meanings: [],
})

const judgedAs = (judged: unknown) =>
  answering(
    [
      [isWord, anEntry()],
      [/\/takes$/, judged],
    ],
    async (page) => {
      await recorder(page).record.click()
      await page.waitForTimeout(2500)
      await page.keyboard.press('r')
      await pronunciationWord(page).model.waitFor()
    },
  )

const noteOpen = answering([[isWord, anEntry()]], (page) => pronunciationWord(page).note.click())

/** The pronunciation book and the page of one of its words. */
export const pronunciationScreens: readonly Screen[] = [
  { name: 'pronunciation', path: book, ...trial, reach: answering([[isList, aList]]), isWholeShown: true },
  { name: 'pronunciation-rtl', path: book, ...trial, reach: answering([[isList, aList]], rightToLeft) },
  { name: 'pronunciation-empty', path: book, ...trial },
  { name: 'pronunciation-no-match', path: `${book}?word=zz`, ...trial },
  { name: 'pronunciation-loading', path: book, ...trial, reach: whileLoading(isList), isBusy: true },
  { name: 'pronunciation-failing', path: book, ...trial, reach: whenFailing(isList) },
  {
    name: 'pronunciation-word',
    path: `${book}/7`,
    ...trial,
    reach: answering([[isWord, anEntry()]]),
    isWholeShown: true,
  },
  { name: 'pronunciation-word-new', path: `${book}/7`, ...trial, reach: answering([[isWord, aNewWord]]) },
  {
    name: 'pronunciation-word-long',
    path: `${book}/7`,
    ...trial,
    reach: answering([[isWord, aLongWord]]),
    isWholeShown: true,
  },
  { name: 'pronunciation-word-rtl', path: `${book}/7`, ...trial, reach: answering([[isWord, anEntry()]], rightToLeft) },
  { name: 'pronunciation-word-loading', path: `${book}/7`, ...trial, reach: whileLoading(isWord), isBusy: true },
  { name: 'pronunciation-word-failing', path: `${book}/7`, ...trial, reach: whenFailing(isWord) },
  { name: 'pronunciation-word-note', path: `${book}/7`, ...trial, reach: noteOpen },
  {
    name: 'pronunciation-word-said',
    path: `${book}/7`,
    ...trial,
    reach: judgedAs({ outcome: 'said', take: takes[0], isBest: false }),
    isWholeShown: true,
  },
  {
    name: 'pronunciation-word-unsure',
    path: `${book}/7`,
    ...trial,
    reach: judgedAs({ outcome: 'unsure', score: 0.66, evidence: { ...evidence, confidence: 0.3 } }),
    isWholeShown: true,
  },
  {
    name: 'pronunciation-word-another',
    path: `${book}/7`,
    ...trial,
    reach: judgedAs({ outcome: 'another_word' }),
    isWholeShown: true,
  },
]
