import {
  getAnswerConsent,
  getAttempt,
  listAttempts,
  putAnswerConsent,
  shareAttempt,
  watchAttempt,
} from '@rehearsal/contracts/attempts'
import {
  getPractice as getPracticeCall,
  getPracticeProgress,
  practiceFiltersSchema,
  revealPractice as revealPracticeCall,
} from '@rehearsal/contracts/practice'
import type { FastifyInstance } from 'fastify'
import { mount, mountStream } from '../../platform/http/mount.ts'
import { presentFlatPage } from '../../platform/http/present-page.ts'
import type { Platform } from '../../platform/services.ts'
import { getConsent, getShownAttempt, listLatest, setConsent, shareMyAttempt } from './attempt-service.ts'
import { streamAttemptEvents } from './attempt-stream.ts'
import { getPractice, listPracticeProgress, revealPractice } from './question-service.ts'
import { createViews } from './views.ts'

/** The calls that are the same whatever the kind: a question by id, my answers, consent. */
export function attemptRoutes(app: FastifyInstance, platform: Platform): void {
  const { practiceView, attemptView } = createViews(platform)
  const noFilters = practiceFiltersSchema.parse({})

  mount(app, getPracticeCall, async ({ params, query }, { learner }) =>
    practiceView(await getPractice(platform, learner, params.id, query), learner),
  )
  mount(app, revealPracticeCall, async ({ params }, { learner }) =>
    practiceView(await revealPractice(platform, learner, params.id, noFilters), learner),
  )
  mount(app, getPracticeProgress, async ({ query }, { learner }) => ({
    tasks: await listPracticeProgress(platform, learner, query.pteType),
  }))
  mount(app, listAttempts, async ({ query }, { learner }) => {
    const { rows, total } = await listLatest(platform, learner, query)
    return presentFlatPage(
      'scoredAnswerDtoList',
      rows.map((row) => attemptView(row, learner)),
      query,
      total,
    )
  })
  mount(app, getAttempt, async ({ params }, { learner }) =>
    attemptView(await getShownAttempt(platform, learner, params.id), learner),
  )
  mount(app, shareAttempt, async ({ params, body }, { learner }) =>
    attemptView(await shareMyAttempt(platform, learner, params.id, body.isShared), learner),
  )
  mountStream(app, watchAttempt, ({ params }, context) => streamAttemptEvents(platform, params.id, context))
  mount(app, getAnswerConsent, async (_request, { learner }) => ({ agrees: await getConsent(platform, learner) }))
  mount(app, putAnswerConsent, async ({ body }, { learner }) => ({
    agrees: await setConsent(platform, learner, body.agrees),
  }))
}
