import { dryRunBankImport } from '@rehearsal/contracts/bank-packs'
import { samples } from '@rehearsal/tasks/samples'
import { aBankQuestion, sampleParts } from './a-bank-question.ts'
import type { TestApp } from './an-app.ts'
import { aLearner } from './a-learner.ts'
import { ask, type Asking } from './ask.ts'
import type { CallFixture } from './call-fixture.ts'

const EMPTY_PACK = '{"version":3,"questions":[],"media":[]}'
const taskId = 'reading/re-order-paragraphs'

/** Working calls for the administration of the question bank. */
export function bankFixtures(app: TestApp): Record<string, CallFixture> {
  const written = () => ({
    ...sampleParts(taskId).parts,
    title: 'A title',
    complexity: 'EASY',
    variants: ['ACADEMIC'],
  })
  const open = (status: number, asking: () => Asking): CallFixture => ({
    make: () => Promise.resolve(asking()),
    isOwned: false,
    status,
  })
  const ofQuestion = (body?: () => object): CallFixture => ({
    make: async () => ({
      params: { id: await aBankQuestion(app, taskId) },
      ...(body === undefined ? {} : { body: body() }),
    }),
    isOwned: false,
    status: 200,
  })
  const { submission } = samples[taskId]
  const path = '/api/bank-questions'
  return {
    [`GET ${path}`]: open(200, () => ({})),
    [`POST ${path}`]: open(201, () => ({ body: { ...written(), taskId } })),
    [`GET ${path}/{id}`]: ofQuestion(),
    [`PUT ${path}/{id}`]: ofQuestion(() => ({ ...written(), revision: 1 })),
    [`PUT ${path}/{id}/state`]: ofQuestion(() => ({ revision: 1, state: 'retired' })),
    [`GET ${path}/{id}/history`]: ofQuestion(),
    [`POST ${path}/{id}/restorations`]: ofQuestion(() => ({ revision: 1, restored: 1 })),
    'GET /api/bank-packs': open(200, () => ({})),
    'POST /api/bank-packs/dry-runs': open(200, () => ({ body: { file: EMPTY_PACK } })),
    'POST /api/bank-packs/imports': {
      make: async (owner) => {
        const admin = owner.role === 'admin' ? owner : await aLearner(app, { role: 'admin' })
        const { token } = await ask(app, dryRunBankImport, { as: admin, body: { file: EMPTY_PACK } })
        return { body: { file: EMPTY_PACK, token } }
      },
      isOwned: false,
      status: 200,
    },
    'POST /api/question-previews': open(200, () => ({ body: { ...written(), taskId } })),
    'POST /api/question-previews/marks': open(200, () => ({ body: { ...written(), taskId, submission } })),
  }
}
