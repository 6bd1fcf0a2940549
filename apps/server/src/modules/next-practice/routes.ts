import { getNextPractice } from '@rehearsal/contracts/next-practice'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentSuggestion, presentTrend } from './presenters.ts'
import { nextPracticeFor } from './service.ts'

/** What to practise next, and why: what the latest answers earned. */
export function nextPracticeRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, getNextPractice, async ({ query }, { learner }) => {
    const variant = query.pteType ?? learner.examVariant
    const { suggestions, trends, hasPublishedWeights } = await nextPracticeFor(platform, learner, variant)
    return {
      hasPublishedWeights,
      questions: suggestions.map((each) => presentSuggestion(each)),
      trends: trends.map((each) => presentTrend(each)),
    }
  })
}
