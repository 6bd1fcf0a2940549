import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { answers, apiServer, errorBody, signedInHandlers, withApiServer } from '../../../testing/api-server.ts'
import { signIn } from '../../../testing/fixtures.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { aQueue } from '../testing/a-queue.ts'

withApiServer()

const bodySchema = z.object({ text: z.string(), dryRun: z.boolean(), skipInvalid: z.boolean(), meanings: z.string() })
let asked: z.infer<typeof bodySchema>[]

const row = (line: number, word: string, status: string, reason: string | null) => ({
  line,
  word,
  meaning: null,
  keptMeaning: null,
  practiceType: null,
  status,
  reason,
})
const report = {
  rows: [
    row(1, 'abate', 'NEW', null),
    row(2, 'run', 'EXISTS', 'You keep this word already.'),
    row(3, '???', 'ERROR', 'There are no letters in this word.'),
  ],
  counts: { new: 1, exists: 1, changes: 0, unknown: 0, error: 1 },
  added: 0,
  replaced: 0,
}

beforeEach(() => {
  asked = []
  signIn()
  apiServer.use(
    ...signedInHandlers(),
    answers('/api/reviews', aQueue([], { counts: { due: 0, new: 0, doneToday: 0, dailyCap: 50, total: 0 } })),
    http.post('/api/book/vocabBook/imports', async ({ request }) => {
      const body = bodySchema.parse(await request.json())
      asked.push(body)
      return HttpResponse.json({ ...report, added: body.dryRun ? 0 : 1 })
    }),
  )
})

async function open() {
  const { user, goBack } = renderApp('/dashboard/review')
  await user.click(await screen.findByRole('button', { name: 'Import words' }))
  return { user, goBack, list: await screen.findByRole('textbox', { name: 'Word list' }) }
}
const press = async (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))

test('a list is checked first: problems stand before the rest, and only then it is imported', async () => {
  const { user, list } = await open()
  await user.type(list, 'abate\nrun\n???')
  await press(user, 'Check the list')
  expect(await screen.findByText('1 new, 1 kept already, 1 left out')).toBeVisible()
  const lines = screen.getAllByRole('listitem').filter((item) => item.textContent?.startsWith('Line'))
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Line 3???There are no letters in this word.Problem',
    'Line 1abatefrom the dictionaryNew',
    'Line 2runYou keep this word already.Kept already',
  ])
  await press(user, 'Import 1 word')
  expect(await screen.findByText('1 word added')).toBeVisible()
  expect(asked).toEqual([
    { text: 'abate\nrun\n???', dryRun: true, skipInvalid: false, meanings: 'keep' },
    { text: 'abate\nrun\n???', dryRun: false, skipInvalid: true, meanings: 'keep' },
  ])
  expect(screen.getByText('1 line left out')).toBeVisible()
  expect(screen.getByText('There are no letters in this word.')).toBeVisible()
  await press(user, 'Done')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Import words' })).toBeNull())
})

test('one may go back to the list, which is as it was', async () => {
  const { user, list } = await open()
  await user.type(list, 'abate')
  await press(user, 'Check the list')
  await press(user, 'Back to the list')
  expect(await screen.findByRole('textbox', { name: 'Word list' })).toHaveValue('abate')
})

test('Back leads from the check to the list, and from there out of the dialog, which keeps what was typed', async () => {
  const { user, goBack, list } = await open()
  await user.type(list, 'abate')
  await press(user, 'Check the list')
  await screen.findByText('1 new, 1 kept already, 1 left out')
  goBack()
  expect(await screen.findByRole('textbox', { name: 'Word list' })).toHaveValue('abate')
  goBack()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Import words' })).toBeNull())
  await press(user, 'Import words')
  expect(await screen.findByRole('textbox', { name: 'Word list' })).toHaveValue('abate')
})

test('Back leads from what became of the list out of the dialog', async () => {
  const { user, goBack, list } = await open()
  await user.type(list, 'abate')
  await press(user, 'Check the list')
  await press(user, 'Import 1 word')
  await screen.findByText('1 word added')
  goBack()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Import words' })).toBeNull())
})

test('a file is read into the list; one that is too long is not', async () => {
  const { user, list } = await open()
  const input = screen.getByLabelText('Choose a file')
  await user.upload(input, new File(['x'.repeat(200_001)], 'long.csv', { type: 'text/csv' }))
  expect(await screen.findByText('This file is longer than 200 kB. Split it.')).toBeVisible()
  await user.upload(input, new File(['word,meaning\nabate,کم شدن'], 'words.csv', { type: 'text/csv' }))
  await waitFor(() => expect(list).toHaveValue('word,meaning\nabate,کم شدن'))
})

test('what is wrong with the list as a whole stands beside it', async () => {
  const message = 'This list has more than 2000 lines. Import it in parts.'
  const errors = [{ code: 'wrong_size', field: 'text', path: 'text', defaultMessage: message }]
  apiServer.use(
    http.post('/api/book/vocabBook/imports', () =>
      HttpResponse.json({ ...errorBody('invalid_request'), errors }, { status: 400 }),
    ),
  )
  const { user, list } = await open()
  await user.type(list, 'abate')
  await press(user, 'Check the list')
  expect(await screen.findByText(message)).toBeVisible()
  expect(list).toHaveAccessibleDescription(expect.stringContaining(message))
})

/** `abate,كم شدن` and `abide,ماندن` as Excel writes them on a Persian Windows. */
const persian = Uint8Array.from([
  ...new TextEncoder().encode('abate,'),
  0xdf,
  0xe3,
  0x20,
  0xd4,
  0xcf,
  0xe4,
  0x0a,
  ...new TextEncoder().encode('abide,'),
  0xe3,
  0xc7,
  0xe4,
  0xcf,
  0xe4,
])

test('a file in another encoding is offered as it makes sense, with other readings, before anything is imported', async () => {
  const { user } = await open()
  await user.upload(screen.getByLabelText('Choose a file'), new File([persian], 'words.csv', { type: 'text/csv' }))
  const first = await screen.findByRole('radio', { name: /^Persian and Arabic/ })
  expect(first).toBeChecked()
  expect(screen.getByText('abate,كم شدن')).toBeVisible()
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(1)
  await press(user, 'Use this reading')
  expect(await screen.findByRole('textbox', { name: 'Word list' })).toHaveValue('abate,كم شدن\nabide,ماندن')
  expect(asked).toEqual([])
})

test('a file is as long as in the reading that makes most sense', async () => {
  const { user } = await open()
  // 194 kB as it was written; taken for Thai, which is offered too, 214 kB.
  const french = Uint8Array.from('abode,où l’on réside là\n'.repeat(6700), (letter) =>
    letter === '’' ? 0x92 : letter.charCodeAt(0),
  )
  await user.upload(screen.getByLabelText('Choose a file'), new File([french], 'words.csv', { type: 'text/csv' }))
  expect((await screen.findAllByRole('radio'))[0]).toBeChecked()
  expect(screen.queryByText('This file is longer than 200 kB. Split it.')).toBeNull()
})

test('Back leads from the readings of a file to the list, which is as it was', async () => {
  const { user, goBack, list } = await open()
  await user.type(list, 'run')
  await user.upload(screen.getByLabelText('Choose a file'), new File([persian], 'words.csv', { type: 'text/csv' }))
  await screen.findByRole('radio', { name: /^Persian and Arabic/ })
  goBack()
  expect(await screen.findByRole('textbox', { name: 'Word list' })).toHaveValue('run')
})

test('another reading is taken where the learner chooses it, and going back leaves the list as it was', async () => {
  const { user, list } = await open()
  await user.type(list, 'run')
  const upload = () =>
    user.upload(screen.getByLabelText('Choose a file'), new File([persian], 'words.csv', { type: 'text/csv' }))
  await upload()
  await press(user, 'Back to the list')
  expect(await screen.findByRole('textbox', { name: 'Word list' })).toHaveValue('run')
  await upload()
  await user.click((await screen.findAllByRole('radio'))[1] ?? document.body)
  await press(user, 'Use this reading')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Word list' }).value).not.toContain('شدن')
})

test('a workbook under the name of a list is told, and what to do', async () => {
  const { user, list } = await open()
  const workbook = new File(['PK\u0003\u0004 xl/workbook.xml'], 'words.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText('Choose a file'), workbook)
  expect(await screen.findByText(/^This is an Excel workbook\. In Excel choose/)).toBeVisible()
  expect(list).toHaveValue('')
})

test('meanings of kept words are replaced only where the learner says so', async () => {
  const change = { ...row(1, 'abate', 'CHANGES', null), meaning: 'فروکش کردن', keptMeaning: 'کم شدن' }
  const counts = { new: 0, exists: 0, changes: 1, unknown: 0, error: 0 }
  apiServer.use(
    http.post('/api/book/vocabBook/imports', async ({ request }) => {
      const body = bodySchema.parse(await request.json())
      asked.push(body)
      return HttpResponse.json({ rows: [change], counts, added: 0, replaced: body.meanings === 'replace' ? 1 : 0 })
    }),
  )
  const { user, list } = await open()
  await user.type(list, 'abate,x')
  await press(user, 'Check the list')
  expect(await screen.findByRole('radio', { name: 'Keep my meanings' })).toBeChecked()
  expect(screen.getByText('کم شدن')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 0 words' })).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: /^Replace them/ }))
  await press(user, 'Replace 1 meaning')
  expect(await screen.findByText('1 meaning replaced')).toBeVisible()
  expect(asked.map(({ dryRun, meanings }) => [dryRun, meanings])).toEqual([
    [true, 'keep'],
    [false, 'replace'],
  ])
})

test('a list that brings new words and other meanings says how many of each it will import', async () => {
  const rows = [row(1, 'abate', 'CHANGES', null), row(2, 'run', 'NEW', null)]
  const counts = { new: 1, exists: 2, changes: 1, unknown: 0, error: 0 }
  apiServer.use(
    http.post('/api/book/vocabBook/imports', () => HttpResponse.json({ rows, counts, added: 0, replaced: 0 })),
  )
  const { user, list } = await open()
  await user.type(list, 'abate,x')
  await press(user, 'Check the list')
  expect(await screen.findByText('1 new, 3 kept already, 0 left out')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /^Replace them/ }))
  expect(screen.getByText('1 new, 1 replaced, 2 kept already, 0 left out')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 1 and replace 1 meaning' })).toBeEnabled()
})

test('who closes the dialog while the import runs is told of it when it is done', async () => {
  const answer = Promise.withResolvers<void>()
  const counts = { new: 1, exists: 0, changes: 0, unknown: 0, error: 0 }
  apiServer.use(
    http.post('/api/book/vocabBook/imports', async ({ request }) => {
      const { dryRun } = bodySchema.parse(await request.json())
      if (!dryRun) await answer.promise
      return HttpResponse.json({ rows: [row(1, 'abate', 'NEW', null)], counts, added: dryRun ? 0 : 1, replaced: 0 })
    }),
  )
  const { user, list } = await open()
  await user.type(list, 'abate')
  await press(user, 'Check the list')
  await press(user, 'Import 1 word')
  await user.keyboard('{Escape}')
  answer.resolve()
  expect(await screen.findByText('1 word added')).toBeVisible()
})
