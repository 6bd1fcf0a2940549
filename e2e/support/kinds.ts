import { expect, type Page } from '@playwright/test'
import { bankCounts } from './bank-counts.ts'
import { keyboard } from './keyboard.ts'
import { resultDialog } from './result-pages.ts'
import { listeningPlayer, questionPage, recorder } from './pages.ts'

/** One kind of question, with a question of it and how a learner answers it. */
export type Kind = {
  task: string
  /** The address of its list without the page. */
  path: string
  /** Questions of the academic variant, and of the core variant. */
  total: number
  core: number
  /** The complexity of the question below. */
  complexity: { name: 'Easy' | 'Medium'; code: 'EASY' | 'AVERAGE' }
  /** How many academic questions have it. */
  ofComplexity: number
  question: { id: number; title: string; search: string }
  isScoredByAi: boolean
  answer: (page: Page) => Promise<void>
  /** What the result must show beside the total: what the score is made of. */
  expectEvidence: (page: Page) => Promise<void>
}

/** Reads with what the fake microphone hears; the pause after the speech stops the recorder. */
export async function recordAnswer(page: Page): Promise<void> {
  const { record, stop, take } = recorder(page)
  await record.click()
  await expect(stop).toBeVisible()
  await expect(take).toBeVisible({ timeout: 30_000 })
}

export const readAloud: Kind = {
  task: 'Read Aloud',
  path: '/dashboard/speaking/read-aloud',
  complexity: { name: 'Easy', code: 'EASY' },
  ...bankCounts('speaking/read-aloud', 'EASY'),
  question: { id: 1, title: 'Why bread rises', search: '#00001' },
  isScoredByAi: true,
  answer: recordAnswer,
  expectEvidence: async (page) => {
    const result = resultDialog(page)
    await expectTraits(page, ['Content', 'Pronunciation', 'Oral fluency'])
    await expect(result.evidence.getByRole('heading', { name: 'What we heard' })).toBeVisible()
    await expect(result.evidence.getByRole('group', { name: 'My recording' })).toBeVisible()
  },
}

export const goodSummary =
  'Although rereading notes feels like progress, this impression is misleading, because recalling ideas from memory makes them last far longer, so teachers should set short quizzes and spread them over several weeks.'

export const summarizeWrittenText: Kind = {
  task: 'Summarize Written Text',
  path: '/dashboard/writing/summarize-written-text',
  complexity: { name: 'Medium', code: 'AVERAGE' },
  ...bankCounts('writing/summarize-written-text', 'AVERAGE'),
  question: { id: 16, title: 'Testing yourself to learn', search: 'yourself to learn' },
  isScoredByAi: true,
  answer: async (page) => {
    const { summary, wordCount } = questionPage(page)
    await summary.pressSequentially(goodSummary.slice(0, 20))
    await summary.fill(goodSummary)
    await expect(wordCount('32 words')).toBeVisible()
    await expect(wordCount('75 word limit')).toBeVisible()
  },
  expectEvidence: async (page) => {
    const result = resultDialog(page)
    await expectTraits(page, ['Content', 'Form', 'Grammar', 'Vocabulary'])
    await expect(result.evidence.getByRole('heading', { name: 'Your text' })).toBeVisible()
    await expect(result.evidence.getByRole('heading', { name: 'Main points' })).toBeVisible()
  },
}

const chocolate = ['Chocolate begins', 'These wet seeds', 'Once they have', 'When the dried', 'What remains']

export const reOrderParagraphs: Kind = {
  task: 'Re-order Paragraphs',
  path: '/dashboard/reading/re-order-paragraphs',
  complexity: { name: 'Easy', code: 'EASY' },
  ...bankCounts('reading/re-order-paragraphs', 'EASY'),
  question: { id: 30, title: 'From bean to bar', search: '30' },
  isScoredByAi: false,
  answer: async (page) => {
    for (const [place, start] of chocolate.entries()) await keyboard.move(page, start, place)
  },
  expectEvidence: async (page) => {
    const result = resultDialog(page)
    await expect(result.total).toHaveAccessibleName('Score 4.0 of 4')
    await expect(result.comparison.getByText('Correct', { exact: true })).toHaveCount(5)
  },
}

export const writeFromDictation: Kind = {
  task: 'Write From Dictation',
  path: '/dashboard/listening/write-from-dictation',
  complexity: { name: 'Easy', code: 'EASY' },
  ...bankCounts('listening/write-from-dictation', 'EASY'),
  question: { id: 43, title: 'Getting to a flight', search: 'getting to a flight' },
  isScoredByAi: false,
  answer: async (page) => {
    const { play, pause, replay } = listeningPlayer(page)
    await play.click()
    await expect(pause).toBeVisible()
    await expect(replay).toBeVisible({ timeout: 30_000 })
    await questionPage(page).sentence.fill('The bus to the airport leaves every thirty minutes')
  },
  expectEvidence: async (page) => {
    const result = resultDialog(page)
    await expect(result.total).toHaveAccessibleName('Listening 8.0 of 9')
    await expect(result.comparison.getByRole('row', { name: /twenty/ })).toContainText('Wrong')
    await expect(result.comparison.getByText('Correct', { exact: true })).toHaveCount(8)
  },
}

export const kinds = [readAloud, summarizeWrittenText, reOrderParagraphs, writeFromDictation]

async function expectTraits(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await expect(resultDialog(page).trait(name)).toBeVisible()
}
