import { getRemainingAi, getRemainingSettings } from '@rehearsal/contracts/account'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { remainingCredits, type Spender } from './service.ts'

export function aiCreditsRoutes(app: FastifyInstance, { db, config }: Platform): void {
  const limit = config.freeAiSubmissions
  const remaining = async (learner: Spender) => ({ remaining: await remainingCredits(db, learner, limit), limit })
  mount(app, getRemainingAi, (_request, { learner }) => remaining(learner))
  mount(app, getRemainingSettings, (_request, { learner }) => remaining(learner))
}
