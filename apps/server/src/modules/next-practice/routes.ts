import { getNextPractice } from '@rehearsal/contracts/next-practice'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentSuggestion } from './presenters.ts'
import { suggestionsFor } from './service.ts'

/** What to practise next, and why. */
export function nextPracticeRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, getNextPractice, async ({ query }, { learner }) => {
    const suggestions = await suggestionsFor(platform, learner, query.pteType ?? learner.examVariant)
    return { questions: suggestions.map((each) => presentSuggestion(each)) }
  })
}
