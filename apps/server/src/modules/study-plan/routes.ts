import { getStudyLevel, getStudyPlan, putStudyLevel } from '@rehearsal/contracts/study-plan'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { presentLevel, presentPlan } from './presenters.ts'
import { getLevel, saveLevel, shownPlanOf } from './service.ts'

/** What a learner does each day, and what the wizard was told (specification §2.9, §7.2). The status in the paths decides nothing. */
export function studyPlanRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, getStudyPlan, async ({ query }, { learner }) => {
    const variant = query.pteType ?? learner.examVariant
    return presentPlan(await shownPlanOf(platform, learner, variant), variant)
  })
  mount(app, getStudyLevel, async (_request, { learner }) => presentLevel(await getLevel(platform, learner)))
  mount(app, putStudyLevel, async ({ body }, { learner }) => {
    const { englishLevel, dailyPractice, overall, reading, writing, listening, speaking } = body
    const level = { englishLevel, dailyPractice, overall, reading, writing, listening, speaking }
    return presentLevel(await saveLevel(platform, learner, level))
  })
}
