import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { unzipped } from './zip.ts'

export const reviewUrl = '/dashboard/review'

/** The review page, by role and name. */
export const review = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Review' }),
  showAnswer: page.getByRole('button', { name: 'Show answer' }),
  answer: page.getByRole('heading', { name: 'Answer' }),
  grade: (name: 'Again' | 'Hard' | 'Good' | 'Easy') =>
    page.getByRole('group', { name: 'How well did you know it?' }).getByRole('button', { name }),
  progress: page.getByRole('meter', { name: 'Progress' }),
  done: page.getByRole('heading', { name: 'That is all for now' }),
  nothingDue: page.getByText('Nothing is due'),
  unsent: page.getByText(/grades? (?:is|are) not sent yet/),
  pastExam: page.getByText(/^Nothing is scheduled past your exam on/),
  setExam: page.getByRole('button', { name: 'Set exam date' }),
  examDate: page.getByRole('dialog', { name: /^Target for PTE/ }).getByLabel('Exam date'),
  language: page.getByRole('combobox', { name: 'Language' }),
  changeCap: page.getByRole('button', { name: /^Cards a day: / }),
  save: page.getByRole('button', { name: 'Save' }),
  importWords: page.getByRole('button', { name: 'Import words' }),
  list: page.getByRole('textbox', { name: 'Word list' }),
  check: page.getByRole('button', { name: 'Check the list' }),
  file: page.getByLabel('Choose a file'),
  useReading: page.getByRole('button', { name: 'Use this reading' }),
  replaceMeanings: page.getByRole('radio', { name: 'Replace them with those of the list' }),
  importDone: page.getByRole('dialog', { name: 'Import words' }).getByRole('button', { name: 'Done' }),
  importNow: page.getByRole('button', { name: /^Import \d+ words?$/ }),
  exportWords: page.getByRole('button', { name: 'Export' }),
  exportAnki: page.getByRole('menuitem', { name: 'Anki package with sound' }),
})

/** Keeps words through the public API, with the page's own session, once the dictionary has been set up. */
export async function keepWords(page: Page, words: readonly string[]): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('activeSession'))
  const { accessToken } = z.object({ accessToken: z.string() }).parse(JSON.parse(session ?? '{}'))
  const keep = () =>
    page.request.post('/api/book/vocabBook/imports', {
      headers: { authorization: `Bearer ${accessToken}` },
      data: { text: words.join('\n'), dryRun: false },
    })
  const added = async () => z.object({ added: z.number() }).safeParse(await (await keep()).json()).data?.added
  await expect.poll(added, { timeout: 60_000 }).toBe(words.length)
}

const notesSchema = z.array(z.object({ flds: z.string() }))

/** The notes of an Anki package, and the files that it holds under the names that the notes use. */
export function readAnkiPackage(path: string): { notes: string[][]; media: Map<string, Buffer> } {
  const files = unzipped(readFileSync(path))
  const names = z.record(z.string(), z.string()).parse(JSON.parse(String(files.get('media'))))
  const collection = `${path}.anki2`
  writeFileSync(collection, files.get('collection.anki2') ?? '')
  const database = new DatabaseSync(collection, { readOnly: true })
  const notes = notesSchema.parse(database.prepare('select n.flds from notes n join cards c on c.nid = n.id').all())
  database.close()
  rmSync(collection)
  const media = Object.entries(names).map(([number, name]): [string, Buffer] => [
    name,
    files.get(number) ?? Buffer.alloc(0),
  ])
  return { notes: notes.map(({ flds }) => flds.split('\u001F')), media: new Map(media) }
}
