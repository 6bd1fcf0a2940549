import { createAnswerCall, practiceCalls } from '@rehearsal/contracts/practice-calls'
import { taskIds } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import type { StoredTask } from '@rehearsal/tasks/task'
import type { FastifyInstance } from 'fastify'
import type { Learner } from '../../platform/http/learner.ts'
import { presentFlatPage, presentPageObject } from '../../platform/http/present-page.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { attemptRoutes } from './attempt-routes.ts'
import { deleteMyAttempt, listMine, listShared } from './attempt-service.ts'
import { drillRoutes } from './drill-routes.ts'
import { presentRow } from './presenters.ts'
import { findPracticeAt, listPractices } from './question-service.ts'
import type { ScoringWorker } from './scoring-service.ts'
import { listUnfit, submitAnswer } from './submit-service.ts'
import { createViews } from './views.ts'
import { waitForScore } from './wait-service.ts'

export function practiceRoutes(app: FastifyInstance, platform: Platform, worker: ScoringWorker): void {
  for (const taskId of taskIds) taskRoutes(app, platform, worker, tasks[taskId])
  attemptRoutes(app, platform)
  drillRoutes(app, platform)
}

/** The calls of one kind (specification §7.7), the same for all. */
function taskRoutes(app: FastifyInstance, platform: Platform, worker: ScoringWorker, task: StoredTask): void {
  const { wire } = task
  const calls = practiceCalls(wire)
  const { practiceView, attemptView } = createViews(platform)

  mount(app, calls.list, async ({ query }, { learner }) => {
    const found = await listPractices(platform, learner, task.id, query, query)
    return {
      _embedded: { [wire.list]: found.rows.map(presentRow) },
      page: presentPageObject(query, found.total),
      doneCount: found.done,
      locked: found.isLocked,
    }
  })

  mount(app, calls.page, async ({ params, query }, { learner }) => {
    const view = await findPracticeAt(platform, learner, task.id, query, params.id)
    return {
      _embedded: { [wire.list]: view ? [practiceView(view, learner)] : [] },
      page: presentPageObject({ page: params.id, size: 1 }, view?.place.total ?? 0),
    }
  })

  mount(
    app,
    createAnswerCall(task),
    async ({ params, body }, context) => {
      const attemptId = await submitAnswer(platform, context.learner, task, params.id, body, context.idempotency)
      const attempt = await waitForScore(platform, worker, context, attemptId)
      context.setStatus(attempt.status === 'scored' ? 201 : 202)
      return attemptView(attempt, context.learner)
    },
    { alsoWrong: (request, learner) => listUnfit(platform, learner, task, request) },
  )

  const pageOf =
    (list: typeof listMine) => async (learner: Learner, questionId: number, page: Parameters<typeof listMine>[4]) => {
      const { rows, total } = await list(platform, learner, task.id, questionId, page)
      return presentFlatPage(
        wire.scoredAnswers,
        rows.map((row) => attemptView(row, learner)),
        page,
        total,
      )
    }
  mount(app, calls.answers, ({ params, query }, { learner }) => pageOf(listMine)(learner, params.id, query))
  mount(app, calls.otherAnswers, ({ params, query }, { learner }) => pageOf(listShared)(learner, params.id, query))

  mount(app, calls.deleteAnswer, async ({ params }, { learner }) => {
    await deleteMyAttempt(platform, learner, task.id, params.id)
  })
}
