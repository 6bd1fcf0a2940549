import type { Page } from '@playwright/test'
import { dictionary, placeOf } from '../support/dictionary.ts'
import { shell } from '../support/pages.ts'
import { answering, rightToLeft, whenFailing, whileLoading } from './reach.ts'
import type { Screen } from './screen.ts'

type Reach = (page: Page) => Promise<void>

const question = '/dashboard/writing/summarize-written-text/question/20'
const book = '/dashboard/vocab-book'
const list = `${book}/r-fill-in-the-blanks`

const longWord = 'pneumonoultramicroscopicsilicovolcanoconiosis'
const longMeaning = 'a word that is kept mostly because it is long, '.repeat(8)
const longGlosses = [
  '[n] جزر و مد، برآمدن و فرونشستن آب دریا در ساحل، موج (احساسات یا رویدادها)، روند، گرایش همگانی',
  '[v] با موج پیش رفتن، بالا آمدن',
  '[adj] کشندی (مربوط به CO2)',
]
const nothing = { synonyms: [], antonyms: [], collocations: [], idioms: [] }

const aWord = (changes: Record<string, unknown> = {}) => ({
  id: null,
  word: 'tide',
  americanAudio: '/media/a/a',
  britishAudio: '/media/a/a',
  australianAudio: null,
  americanPhonetic: 'taɪd',
  britishPhonetic: 'taɪd',
  australianPhonetic: null,
  translations: ['جزر و مد', 'کشند', 'موج'],
  image: null,
  familyWords: [{ word: 'tidal' }, { word: 'tideland' }],
  bookmark: 'UNMARK',
  note: '',
  ownMeaning: null,
  version: 0,
  meanings: [
    {
      ...nothing,
      partOfSpeech: 'NOUN',
      definitions: ['the rise and fall of the sea, twice a day', 'something that comes in like a wave'],
      examples: ['The boats left with the tide.'],
      synonyms: [
        { word: 'current', example: null },
        { word: 'flow', example: 'A steady flow of visitors came.' },
      ],
      antonyms: [{ word: 'ebb', example: null }],
      collocations: [{ phrase: 'high tide', example: 'The path is covered at high tide.' }],
      idioms: [{ phrase: 'turn the tide', example: null }],
    },
    { ...nothing, partOfSpeech: 'VERB', definitions: ['to rise or move forward'], examples: [] },
  ],
  otherWords: [],
  ...changes,
})

const aKeptWord = (id: number, word: string, changes: Record<string, unknown> = {}) => ({
  id,
  word,
  practiceType: 'R_FILL_IN_THE_BLANKS',
  partOfSpeech: 'NOUN',
  meaning: `what “${word}” means in the passage where it was met`,
  americanPhonetic: 'taɪd',
  britishPhonetic: 'taɪd',
  americanAudio: '/media/a/a',
  britishAudio: '/media/a/a',
  bookmark: 'UNMARK',
  note: '',
  version: 0,
  reviewCount: 0,
  dueDate: null,
  createdDate: '2026-11-20T09:00:00.000Z',
  ...changes,
})

const words = [
  aKeptWord(1, 'tide', {
    bookmark: 'HARD',
    note: 'Not the same as tidy.',
    reviewCount: 2,
    dueDate: '2199-01-02T09:00:00Z',
  }),
  aKeptWord(2, longWord, { meaning: longMeaning, note: longMeaning }),
  aKeptWord(3, 'موج', {
    meaning: 'یک معنی که خود زبان‌آموز نوشته است',
    americanPhonetic: null,
    britishPhonetic: null,
    americanAudio: null,
    britishAudio: null,
    partOfSpeech: null,
  }),
  ...['harbour', 'shore', 'current', 'vessel', 'cargo', 'anchor', 'storm'].map((word, at) =>
    aKeptWord(at + 4, word, { reviewCount: at % 3, dueDate: at % 3 === 0 ? null : '2026-01-02T09:00:00Z' }),
  ),
]

const aPage = (rows: readonly unknown[], totalPages = 1) => ({
  _embedded: { vocabWordDtoList: rows },
  page: { number: 0, size: 10, totalPages, totalElements: rows.length },
})
const isList = /\/vocabBook\/practiceType\//
const isLookUp = /\/api\/dictionary\//

const pressWord: Reach = async (page) => {
  const { x, y } = await placeOf(page, 'envelopes')
  await page.mouse.click(x, y)
  await dictionary(page).dialog.waitFor()
}

/** The pop-up over a passage, with what the dictionary is made to answer. */
const popUp = (word: unknown): Reach => answering([[isLookUp, word]], pressWord)

const selected: Reach = async (page) => {
  const [from, to] = [await placeOf(page, 'bank'), await placeOf(page, 'account')]
  await page.mouse.move(from.left + 1, from.y)
  await page.mouse.down()
  await page.mouse.move(to.right - 1, to.y, { steps: 5 })
  await page.mouse.up()
  await dictionary(page).lookUpSelection.waitFor()
}

const booksOpen: Reach = async (page) => {
  const { expandMenu, menu } = shell(page)
  const tab = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Books', exact: true })
  await menu.waitFor()
  if (await tab.isVisible()) await tab.click()
  else if (await expandMenu.isVisible()) await expandMenu.click()
}

/** The dictionary, the vocab book and the way to the books. */
export const vocabScreens: readonly Screen[] = [
  { name: 'vocab-menu', path: '/dashboard', viewer: 'TRIAL', reach: booksOpen },
  { name: 'vocab-pop-up', path: question, viewer: 'TRIAL', reach: popUp(aWord()) },
  { name: 'vocab-pop-up-persian', path: question, viewer: 'TRIAL', reach: pressWord },
  {
    name: 'vocab-pop-up-persian-long',
    path: question,
    viewer: 'TRIAL',
    reach: popUp(aWord({ translations: longGlosses })),
  },
  {
    name: 'vocab-pop-up-kept',
    path: question,
    viewer: 'TRIAL',
    reach: popUp(aWord({ id: 1, bookmark: 'HARD', note: 'Time and tide wait for no one.', ownMeaning: 'moj, kešand' })),
  },
  {
    name: 'vocab-pop-up-long',
    path: question,
    viewer: 'TRIAL',
    reach: popUp(
      aWord({
        id: 1,
        word: longWord,
        note: longMeaning,
        familyWords: [{ word: longWord }],
        americanPhonetic: longWord,
      }),
    ),
  },
  {
    name: 'vocab-pop-up-loading',
    path: question,
    viewer: 'TRIAL',
    isBusy: true,
    reach: async (page) => {
      await page.route(isLookUp, () => undefined)
      await pressWord(page)
    },
  },
  {
    name: 'vocab-pop-up-failing',
    path: question,
    viewer: 'TRIAL',
    reach: async (page) => {
      await whenFailing(isLookUp)(page)
      await pressWord(page)
    },
  },
  { name: 'vocab-selection', path: question, viewer: 'TRIAL', reach: selected },
  { name: 'vocab-book', path: book, viewer: 'TRIAL' },
  { name: 'vocab-book-core', path: book, viewer: 'CORE' },
  {
    name: 'vocab-book-loading',
    path: book,
    viewer: 'TRIAL',
    reach: whileLoading(/\/api\/book\/vocabBook/),
    isBusy: true,
  },
  { name: 'vocab-book-failing', path: book, viewer: 'TRIAL', reach: whenFailing(/\/api\/book\/vocabBook/) },
  {
    name: 'vocab-list',
    path: list,
    viewer: 'TRIAL',
    reach: answering([[isList, aPage(words, 4)]]),
    isWholeShown: true,
  },
  {
    name: 'vocab-list-right-to-left',
    path: list,
    viewer: 'TRIAL',
    reach: answering([[isList, aPage(words, 4)]], rightToLeft),
  },
  { name: 'vocab-list-empty', path: list, viewer: 'TRIAL' },
  { name: 'vocab-list-none-found', path: `${list}?word=zzzz`, viewer: 'TRIAL' },
  { name: 'vocab-list-loading', path: list, viewer: 'TRIAL', reach: whileLoading(isList), isBusy: true },
  { name: 'vocab-list-failing', path: list, viewer: 'TRIAL', reach: whenFailing(isList) },
]
