import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { failure } from './reach.ts'
import type { Screen } from './screen.ts'

type Reach = (page: Page) => Promise<void>

const packSchema = z.object({
  questions: z.array(
    z.looseObject({
      id: z.number(),
      taskId: z.string(),
      title: z.string(),
      complexity: z.string(),
      variants: z.array(z.string()),
      prompt: z.unknown(),
      answerKey: z.unknown(),
    }),
  ),
})
/** The built bank. */
const questions = () =>
  packSchema.parse(JSON.parse(gunzipSync(readFileSync('content/pack/pack.json.gz')).toString())).questions

const stored = { state: 'published', source: 'content', revision: 3, updatedAt: '2026-11-20T09:00:00.000Z' }
const questionOf = (taskId: string) => {
  const found = questions().find((each) => each.taskId === taskId)
  return { ...found, ...stored, media: {} }
}
const rows = () => {
  const kinds = [...Map.groupBy(questions(), ({ taskId }) => taskId).values()].flatMap((each) => each.slice(0, 1))
  return kinds.slice(0, 20).map(({ id, taskId, title, complexity, variants }, place) => ({
    ...stored,
    ...(place % 5 === 1 ? { source: 'console', revision: 12 } : {}),
    ...(place % 7 === 3 ? { state: 'retired' } : {}),
    id,
    taskId,
    complexity,
    variants,
    title:
      place === 4 ? `${title}, with a title that goes on until it needs a second line, or a third on a phone` : title,
  }))
}
const listed = (items: readonly unknown[], total = items.length) => ({
  _embedded: { bankQuestionDtoList: items },
  page: { number: 0, size: 20, totalPages: Math.ceil(total / 20), totalElements: total },
})

const isList = /\/api\/bank-questions(?:\?|$)/u
const isQuestion = /\/api\/bank-questions\/\d+$/u

/** The page as an administrator has it; the server itself knows a learner, and is not asked. */
const asAdministrator =
  (answers: () => readonly (readonly [RegExp, unknown])[], then: Reach = async () => undefined): Reach =>
  async (page) => {
    await page.route('**/api/users/currentUser', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), role: 'admin' } })
    })
    for (const [calls, json] of answers()) await page.route(calls, (route) => route.fulfill({ json }))
    await page.reload()
    await then(page)
  }

const desk = (taskId: string, then?: Reach) => asAdministrator(() => [[isQuestion, questionOf(taskId)]], then)

/** What is written is shown as it stands. */
const previewed: Reach = async (page) => {
  await page.route('**/api/question-previews', async (route) => {
    const { prompt, answerKey } = route.request().postDataJSON()
    await route.fulfill({ json: { prompt, answerKey, media: {}, variant: 'ACADEMIC', format: 'academic-2025' } })
  })
  await page.getByRole('tab', { name: 'Preview' }).click()
}

const refused: Reach = async (page) => {
  const errors = [
    { code: 'unknown', field: 'answer', path: 'answerKey.answer', defaultMessage: 'There is no option z.' },
    { code: 'too_small', field: 'title', path: 'title', defaultMessage: 'Give it a title of 3 characters or more.' },
    { code: 'missing', field: 'whys', path: 'answerKey.whys', defaultMessage: 'Say why option e is right or wrong.' },
  ]
  const message = 'Some of what was sent is not right. Correct the listed fields and try again.'
  const body = { ...failure, code: 'invalid_request', status: 400, message, error: message, errors }
  await page.route(isQuestion, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 400, json: body }) : route.fallback(),
  )
  await page.getByLabel('Title').fill('x')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('3 fields need another look').waitFor()
}

const at = '2026-11-20T09:00:00.000Z'
const entry = { revision: 3, action: 'edit', by: 'Kaveh Ahmadi', at, reason: 'The old key was disputed by learners.' }
const history = {
  entries: [
    {
      ...entry,
      changes: [
        { path: 'title', before: 'Old bridges', after: 'Old bridges of the north' },
        { path: 'answerKey.explanation', before: '', after: 'The second paragraph says it in other words.' },
      ],
    },
    { ...entry, revision: null, action: 'retire', reason: 'Two options are right.', changes: [] },
    { ...entry, revision: 2, action: 'restore', reason: '', changes: [] },
    { ...entry, revision: 1, action: 'import', by: null, reason: '', changes: [] },
  ],
}
const historied: Reach = async (page) => {
  await page.route(/\/history$/u, (route) => route.fulfill({ json: history }))
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByText('2 changes').click()
}

const dryRun: Reach = async (page) => {
  const item = { place: 0, id: 12, taskId: 'speaking/read-aloud', title: 'Tidal power', changed: [], reasons: [] }
  const items = [
    { ...item, outcome: 'new' },
    { ...item, place: 1, outcome: 'changed', changed: ['title', 'prompt.text', 'answerKey.analysis.tests'] },
    { ...item, place: 2, outcome: 'unchanged' },
    {
      ...item,
      place: 3,
      outcome: 'refused',
      reasons: ['answerKey.order: There is no paragraph z.', 'title: Too short'],
    },
    { ...item, place: 4, id: null, taskId: null, title: '', outcome: 'refused', reasons: ['This is no question.'] },
  ]
  await page.route('**/api/bank-packs/dry-runs', (route) => route.fulfill({ json: { token: 'a'.repeat(64), items } }))
  const file = { name: 'question-bank-2026-11-20.json', mimeType: 'application/json', buffer: Buffer.from('{}') }
  await page.getByLabel(/^Content pack/u).setInputFiles(file)
  await page.getByText('Refused: 2').waitFor()
}

const staleSave: Reach = async (page) => {
  const body = { ...failure, code: 'stale_version', status: 409 }
  await page.route(isQuestion, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 409, json: body }) : route.fallback(),
  )
  await page.getByLabel('Title').fill('A title of mine')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Discard mine and load it' }).waitFor()
}
const leaving: Reach = async (page) => {
  await page.getByLabel('Title').fill('A title of mine')
  await page.getByRole('link', { name: 'All questions' }).click()
  await page.getByRole('dialog').waitFor()
}
const noPack: Reach = async (page) => {
  const defaultMessage = 'This is no content pack: send the JSON file of an export, not an archive.'
  const errors = [{ code: 'no_json', field: 'file', path: 'file', defaultMessage }]
  const body = { ...failure, code: 'invalid_request', status: 400, errors }
  await page.route('**/api/bank-packs/dry-runs', (route) => route.fulfill({ status: 400, json: body }))
  const file = { name: 'holiday.zip', mimeType: 'application/json', buffer: Buffer.from('PK') }
  await page.getByLabel(/^Content pack/u).setInputFiles(file)
  await page.getByText(defaultMessage).waitFor()
}
/** The page as an administrator has it while these calls wait, or fail. */
const without = (calls: RegExp, isFailing: boolean): Reach =>
  asAdministrator(
    () => [],
    async (page) => {
      await page.route(calls, (route) =>
        isFailing ? route.fulfill({ status: 500, json: failure }) : new Promise(() => undefined),
      )
      await page.reload()
    },
  )

const mcq = 'reading/multiple-choice-single'
const path = '/admin/questions'
const viewer = 'TRIAL'
/** The question bank in the console. */
export const questionBankScreens: readonly Screen[] = [
  {
    name: 'bank-list',
    path,
    viewer,
    reach: asAdministrator(() => [[isList, listed(rows(), 539)]]),
    isWholeShown: true,
  },
  {
    name: 'bank-list-empty',
    path: `${path}?search=zebra`,
    viewer,
    reach: asAdministrator(() => [[isList, listed([])]]),
  },
  { name: 'bank-edit', path: `${path}/1`, viewer, reach: desk(mcq), isWholeShown: true },
  { name: 'bank-list-loading', path, viewer, reach: without(isList, false), isBusy: true },
  { name: 'bank-list-failing', path, viewer, reach: without(isList, true) },
  { name: 'bank-edit-failing', path: `${path}/1`, viewer, reach: without(isQuestion, true) },
  { name: 'bank-edit-stale', path: `${path}/1`, viewer, reach: desk(mcq, staleSave) },
  { name: 'bank-edit-leave', path: `${path}/1`, viewer, reach: desk(mcq, leaving) },
  { name: 'bank-edit-gaps', path: `${path}/1`, viewer, reach: desk('reading/fill-in-the-blanks'), isWholeShown: true },
  { name: 'bank-edit-refused', path: `${path}/1`, viewer, reach: desk(mcq, refused) },
  { name: 'bank-edit-email', path: `${path}/1`, viewer, reach: desk('writing/write-email'), isWholeShown: true },
  { name: 'bank-edit-incorrect', path: `${path}/1`, viewer, reach: desk('listening/highlight-incorrect-words') },
  { name: 'bank-preview', path: `${path}/1`, viewer, reach: desk(mcq, previewed) },
  { name: 'bank-history', path: `${path}/1`, viewer, reach: desk(mcq, historied) },
  {
    name: 'bank-retire',
    path: `${path}/1`,
    viewer,
    reach: desk(mcq, (page) => page.getByRole('button', { name: 'Retire' }).click()),
  },
  { name: 'bank-import-start', path: `${path}/import`, viewer, reach: asAdministrator(() => []) },
  { name: 'bank-import-no-pack', path: `${path}/import`, viewer, reach: asAdministrator(() => [], noPack) },
  { name: 'bank-import', path: `${path}/import`, viewer, reach: asAdministrator(() => [], dryRun) },
]
