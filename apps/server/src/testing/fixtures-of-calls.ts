import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@rehearsal/contracts/endpoint'
import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { target } from '../platform/database/schema/targets.ts'
import { accountFixtures } from './account-fixtures.ts'
import { aBrowser, askForCode } from './a-browser.ts'
import type { TestLearner } from './a-learner.ts'
import { bookmarkFixtures } from './bookmark-fixtures.ts'
import { bodyOf } from './an-answer.ts'
import { aCoupon } from './a-coupon.ts'
import { anOrder, orderBody } from './a-payment.ts'
import { aNote } from './a-note.ts'
import { aKeptWord } from './a-kept-word.ts'
import { aPronunciationWord } from './a-pronunciation-word.ts'
import { aQuestion, aQuestionWithModel } from './a-question.ts'
import { aReportOf } from './a-report.ts'
import type { TestApp } from './an-app.ts'
import { commentFixtures } from './comment-fixtures.ts'
import { bankFixtures } from './bank-fixtures.ts'
import { dictationFixtures } from './dictation-fixtures.ts'
import { inboxFixtures } from './inbox-fixtures.ts'
import { ask, type Asking } from './ask.ts'
import { mockTestFixtures } from './mock-test-fixtures.ts'
import { moderationFixtures } from './moderation-fixtures.ts'
import { callsOf } from './calls.ts'
import type { CallFixture } from './call-fixture.ts'
import { sharingFixtures } from './sharing-fixtures.ts'
import { studyPlanFixtures } from './study-plan-fixtures.ts'
import { vocabFixtures } from './vocab-fixtures.ts'

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

const isOpen = (status: number, asking: Asking = {}): CallFixture => ({
  make: () => Promise.resolve(asking),
  isOwned: false,
  status,
})

/** A working call for every endpoint of the product, by method and address. */
export async function callFixtures(app: TestApp): Promise<Record<string, CallFixture>> {
  const questions = new Map<TaskId, number>()
  for (const taskId of taskIds) questions.set(taskId, await aQuestion(app, taskId))
  const idOf = (taskId: TaskId) => questions.get(taskId) ?? 0
  const anAnswer = async (owner: TestLearner, taskId: TaskId) => {
    const asking = { as: owner, params: { id: idOf(taskId) }, body: bodyOf(taskId) }
    return { id: (await ask(app, callsOf(taskId).create, asking)).id }
  }
  const owned = (status: number, taskId: TaskId, body?: object): CallFixture => ({
    make: async (owner) => ({ params: await anAnswer(owner, taskId), ...(body ? { body } : {}) }),
    isOwned: true,
    status,
  })
  const ordered: CallFixture = {
    make: async (owner) => ({ params: { id: (await anOrder(app, owner)).id } }),
    isOwned: true,
    status: 200,
  }
  const [anyKind] = taskIds
  const noted = (status: number, isChange: boolean): CallFixture => ({
    make: async (owner) => {
      const note = await aNote(app, owner, await aQuestion(app, anyKind))
      const body = { practiceId: note.practiceId, version: note.version, description: '<p>Another thought</p>' }
      return { params: { id: note.id }, ...(isChange ? { body } : {}) }
    },
    isOwned: true,
    status,
  })
  const ofKinds = taskIds.flatMap((taskId): [string, CallFixture][] => {
    const calls = callsOf(taskId)
    const params = { id: idOf(taskId) }
    return [
      [nameOf(calls.list), isOpen(200)],
      [nameOf(calls.page), isOpen(200, { params: { id: 0 } })],
      [nameOf(calls.answers), isOpen(200, { params })],
      [nameOf(calls.otherAnswers), isOpen(200, { params })],
      [nameOf(calls.create), isOpen(201, { params, body: bodyOf(taskId) })],
      [nameOf(calls.deleteAnswer), owned(204, taskId)],
    ]
  })
  return {
    ...Object.fromEntries(ofKinds),
    'GET /api/configs': isOpen(200),
    'GET /api/users/currentUser': isOpen(200),
    'GET /api/profile/countries': isOpen(200),
    'PATCH /api/profile': isOpen(200, { body: { nickname: 'Someone' } }),
    'GET /api/users/remainingAI': isOpen(200),
    'GET /api/settings/remaining': isOpen(200),
    'GET /api/practices/{id}': isOpen(200, { params: { id: idOf(anyKind) } }),
    'POST /api/practices/{id}/reveal': isOpen(200, { params: { id: idOf(anyKind) } }),
    'GET /api/practices/{id}/model-speech': {
      make: async (owner) => {
        const params = { id: await aQuestionWithModel(app) }
        await ask(app, callsOf('speaking/read-aloud').create, {
          as: owner,
          params,
          body: bodyOf('speaking/read-aloud'),
        })
        return { params }
      },
      isOwned: true,
      status: 200,
    },
    'GET /api/notes': isOpen(200),
    'GET /api/notes/{id}': isOpen(200, { params: { id: idOf(anyKind) } }),
    'POST /api/notes': {
      make: async () => ({ body: { practiceId: await aQuestion(app, anyKind), description: '<p>A thought</p>' } }),
      isOwned: false,
      status: 201,
    },
    'PUT /api/notes/{id}': noted(200, true),
    'DELETE /api/notes/{id}': noted(204, false),
    'GET /api/notes/practiceType/{practiceType}': isOpen(200, { params: { practiceType: practiceTypeOf(anyKind) } }),
    ...bookmarkFixtures(app),
    ...sharingFixtures(app),
    ...vocabFixtures(app),
    ...inboxFixtures(app),
    ...accountFixtures(app),
    'GET /api/settings/target/{variant}': isOpen(200, { params: { variant: 'CORE' } }),
    'PUT /api/settings/target/{variant}': {
      make: async () => {
        const variant = 'ACADEMIC'
        // Whoever else saves a target has none yet.
        const aim = { listening: 65, reading: null, speaking: null, writing: null, overall: 65 }
        const body = { ...aim, examDate: '2030-01-01', language: 'FA', version: 0 }
        await app.platform.db.delete(target)
        return { params: { variant }, body }
      },
      isOwned: false,
      status: 200,
    },
    ...studyPlanFixtures(),
    'GET /api/reviews': isOpen(200),
    'POST /api/reviews/{id}': {
      make: async (owner) => {
        const word = `word ${randomUUID()}`
        return { params: { id: `meaning-${await aKeptWord(app, owner, word)}` }, body: { grade: 'GOOD', version: 0 } }
      },
      isOwned: true,
      status: 200,
    },
    'PUT /api/review-settings': isOpen(200, { body: { dailyCap: 20 } }),
    'POST /api/book/vocabBook/imports': isOpen(200, { body: { text: 'run, laufen', dryRun: true } }),
    'GET /api/book/vocabBook/export': isOpen(200, { query: { format: 'csv' } }),
    ...bankFixtures(app),
    ...dictationFixtures(app),
    ...commentFixtures(app, idOf(anyKind)),
    ...moderationFixtures(app),
    ...mockTestFixtures(app),
    ...pronunciationFixtures(app),
    'GET /api/drills': isOpen(200, { query: { sounds: 'TH-S' } }),
    'GET /api/videos': isOpen(200, { query: { taskId: 'speaking/read-aloud', topic: 'grammar' } }),
    'GET /api/lessons/{slug}': isOpen(200, { params: { slug: 'grammar-articles' } }),
    'POST /api/predictions': {
      make: async () => ({ body: aReportOf(await aQuestion(app, anyKind)) }),
      isOwned: false,
      status: 201,
    },
    'GET /api/prediction-record': isOpen(200),
    'GET /api/practice-progress': isOpen(200),
    'GET /api/summary/{status}/statistics': isOpen(200, { params: { status: 'trial' } }),
    'GET /api/next-practice': isOpen(200),
    'GET /api/level': isOpen(200),
    'GET /api/attempts': isOpen(200),
    'GET /api/attempts/{id}': owned(200, anyKind),
    'PATCH /api/attempts/{id}': owned(200, anyKind, { isShared: true }),
    'GET /api/attempts/{id}/events': owned(200, anyKind),
    'GET /api/answer-consent': isOpen(200),
    'PUT /api/answer-consent': isOpen(200, { body: { agrees: false } }),
    'GET /api/settings/plans': isOpen(200),
    'GET /api/v2/discount/apply/{code}': {
      make: () => aCode(app),
      isOwned: false,
      status: 200,
    },
    'POST /api/v2/order/pte': isOpen(200, { body: orderBody(app) }),
    'GET /api/orders': isOpen(200),
    'GET /api/orders/{id}': ordered,
    'POST /api/orders/{id}/check': ordered,
    'POST /api/transcription': isOpen(200, { body: { audio: 'AAAA', text: 'The bridge is old.' } }),
    'GET /translate': isOpen(422, { query: { text: 'The bridge is old.' } }),
    'GET /translate/languages-enum': isOpen(200),
    'GET /api/interactions/{uid}': { make: () => interaction(app), isOwned: false, status: 200 },
    'POST /api/interactions/{uid}': {
      make: async (owner) => ({ ...(await interaction(app)), body: { action: signInOf(owner) } }),
      isOwned: false,
      status: 200,
    },
    'POST /api/password-resets': isOpen(202, { body: { email: 'somebody@example.org' } }),
    'GET /api/password-resets/{token}': isOpen(410, { params: { token: 'x'.repeat(32) } }),
    'POST /api/password-resets/{token}': isOpen(410, {
      params: { token: 'x'.repeat(32) },
      body: { password: 'a new password' },
    }),
  }
}

/** The calls of the pronunciation book, on a word of the owner's. */
function pronunciationFixtures(app: TestApp): Record<string, CallFixture> {
  const path = '/api/book/pronunciationBook'
  let made = 0
  const ofWord = (status: number, body?: object): CallFixture => ({
    make: async (owner) => {
      const word = await aPronunciationWord(app, owner, `word ${'a'.repeat(++made)}`)
      return { params: { id: word.id }, ...(body === undefined ? {} : { body: { word: word.word, ...body } }) }
    },
    isOwned: true,
    status,
  })
  return {
    [`GET ${path}`]: isOpen(200),
    [`POST ${path}`]: {
      make: () => Promise.resolve({ body: { word: `new ${'b'.repeat(++made)}` } }),
      isOwned: false,
      status: 201,
    },
    [`GET ${path}/{id}`]: ofWord(200),
    [`DELETE ${path}/{id}`]: ofWord(204),
    [`PATCH ${path}/{id}/bookmark`]: ofWord(200, { bookmark: 'HARD' }),
    [`PATCH ${path}/{id}/note`]: ofWord(200, { note: 'Tongue between the teeth.' }),
    [`POST ${path}/{id}/takes`]: {
      make: async (owner) => ({
        params: { id: (await aPronunciationWord(app, owner, `take ${'c'.repeat(++made)}`)).id },
        body: { audio: 'AAAA' },
      }),
      isOwned: true,
      status: 200,
    },
  }
}

/** A promo code that is worth something to everyone. */
async function aCode(app: TestApp): Promise<Asking> {
  const params = { code: await aCoupon(app, { percent: 10 }) }
  return { params, query: { price_irt: 690_000, price_xxD: 12.99, for_service: 'pte' } }
}

const signInOf = ({ email }: TestLearner) => ({ kind: 'sign-in', email, password: FIXTURE_PASSWORD })
export const FIXTURE_PASSWORD = 'the password of a fixture'

/** An open sign-in page with the cookies of its browser. */
async function interaction(app: TestApp): Promise<Asking> {
  const browser = aBrowser(app)
  const { uid } = await askForCode(browser)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { params: { uid }, headers: { cookie, host: app.platform.config.publicUrl.host } }
}
