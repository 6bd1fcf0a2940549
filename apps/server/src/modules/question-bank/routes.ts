import { applyBankImport, dryRunBankImport, exportBankPack } from '@rehearsal/contracts/bank-packs'
import {
  createBankQuestion,
  getBankHistory,
  getBankQuestion,
  listBankQuestions,
  markPreview,
  previewQuestion,
  restoreBankRevision,
  setBankQuestionState,
  updateBankQuestion,
} from '@rehearsal/contracts/question-bank'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Learner } from '../../platform/http/learner.ts'
import { mount } from '../../platform/http/mount.ts'
import { presentPageObject } from '../../platform/http/present-page.ts'
import type { Platform } from '../../platform/services.ts'
import * as edit from './edit-service.ts'
import { exportPack } from './export-service.ts'
import { listHistory, restoreRevision } from './history-service.ts'
import { listBankPage } from './list-service.ts'
import { applyImport, dryRunImport } from './pack-import-service.ts'
import { presentBankQuestion, presentBankRow, presentHistory, presentPreview } from './presenters.ts'
import * as preview from './preview-service.ts'

/** The question bank as administrators see and change it. */
export function questionBankRoutes(app: FastifyInstance, platform: Platform): void {
  const urlFor = (admin: Learner) => (id: string) => platform.media.contentUrl(id, admin.id)

  mount(app, listBankQuestions, async ({ query }) => {
    const { rows, total } = await listBankPage(platform, query)
    return { _embedded: { bankQuestionDtoList: rows.map(presentBankRow) }, page: presentPageObject(query, total) }
  })
  mount(app, getBankQuestion, async ({ params }, { learner }) =>
    presentBankQuestion(await edit.getBankQuestion(platform, params.id), urlFor(learner)),
  )
  mount(app, createBankQuestion, async ({ body }, { learner }) =>
    presentBankQuestion(await edit.createQuestion(platform, learner, body), urlFor(learner)),
  )
  mount(app, updateBankQuestion, async ({ params, body }, { learner }) =>
    presentBankQuestion(await edit.saveQuestion(platform, learner, params.id, body), urlFor(learner)),
  )
  mount(app, setBankQuestionState, async ({ params, body }, { learner }) =>
    presentBankQuestion(await edit.setQuestionState(platform, learner, params.id, body), urlFor(learner)),
  )
  mount(app, getBankHistory, async ({ params }) => ({
    entries: (await listHistory(platform, params.id)).map((item) => presentHistory(item)),
  }))
  mount(app, restoreBankRevision, async ({ params, body }, { learner }) =>
    presentBankQuestion(await restoreRevision(platform, learner, params.id, body), urlFor(learner)),
  )
  mount(app, previewQuestion, async ({ body }, { learner }) =>
    presentPreview(await preview.previewQuestion(platform, learner, body), urlFor(learner)),
  )
  mount(app, markPreview, async ({ body }, { learner }) => {
    const { answer, score } = await preview.markPreview(platform, learner, body)
    return { answer: z.json().parse(answer), score }
  })
  mount(app, exportBankPack, ({ query }) => exportPack(platform, query))
  mount(app, dryRunBankImport, ({ body }) => dryRunImport(platform, body.file))
  mount(app, applyBankImport, ({ body }, { learner }) => applyImport(platform, learner, body))
}
