import type { Endpoint } from '@rehearsal/contracts/endpoint'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { aBrowser, askForCode } from './a-browser.ts'
import type { TestLearner } from './a-learner.ts'
import { bodyOf } from './an-answer.ts'
import { aCoupon } from './a-coupon.ts'
import { anOrder, orderBody } from './a-payment.ts'
import { aDictionary, aWord } from './a-dictionary.ts'
import { aPronunciationWord } from './a-pronunciation-word.ts'
import { aQuestion, aQuestionWithModel } from './a-question.ts'
import type { TestApp } from './an-app.ts'
import { ask, type Asking } from './ask.ts'
import { callsOf } from './calls.ts'

/** A call that succeeds for `owner`, made fresh, and whether what it is about is the owner's alone. */
export type CallFixture = { make: (owner: TestLearner) => Promise<Asking>; isOwned: boolean; status: number }

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
    'GET /api/dictionary/{word}': {
      make: async () => {
        await aDictionary(app, [aWord('run')])
        return { params: { word: 'running' } }
      },
      isOwned: false,
      status: 200,
    },
    ...pronunciationFixtures(app),
    'GET /api/drills': isOpen(200, { query: { sounds: 'TH-S' } }),
    'GET /api/videos': isOpen(200, { query: { taskId: 'speaking/read-aloud', topic: 'grammar' } }),
    'GET /api/lessons/{slug}': isOpen(200, { params: { slug: 'grammar-articles' } }),
    'GET /api/practice-progress': isOpen(200),
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
    'GET /api/interactions/{uid}': { make: () => interaction(app), isOwned: false, status: 200 },
    'POST /api/interactions/{uid}': {
      make: async (owner) => ({ ...(await interaction(app)), body: { action: signInOf(owner) } }),
      isOwned: false,
      status: 200,
    },
    'POST /api/password-resets': isOpen(202, { body: { email: 'somebody@example.org' } }),
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
