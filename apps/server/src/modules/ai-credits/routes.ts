import { getRemainingAi, getRemainingSettings } from '@rehearsal/contracts/account'
import type { TaskId } from '@rehearsal/exam/task-ids'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { remainingCredits, type Spender } from './service.ts'

export function aiCreditsRoutes(app: FastifyInstance, { db, config, clock }: Platform): void {
  const remaining = async (learner: Spender, taskId: TaskId | undefined) => ({
    remaining: await remainingCredits(db, learner, config, clock.now(), taskId),
    limit: config.freeAiSubmissions,
  })
  mount(app, getRemainingAi, ({ query }, { learner }) => remaining(learner, query.taskId))
  mount(app, getRemainingSettings, ({ query }, { learner }) => remaining(learner, query.taskId))
}
