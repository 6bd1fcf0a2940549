import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { endSessionsOf } from '../../platform/identity/oidc-adapter.ts'
import type { Platform } from '../../platform/services.ts'
import { addUser, newUser, requireTimeZone } from '../account/service.ts'
import type { ScoringWorker } from '../practice/scoring-service.ts'
import { grantPremium } from '../subscriptions/service.ts'
import { copyHistory } from './copy-service.ts'
import { demoSeed } from './history.ts'
import { deleteExpired, findTemplate, listExpiredKeys } from './queries.ts'
import { insertHistory } from './seed-service.ts'

/** Makes the learner whose history demos copy, once; the usual worker scores it in the background. */
export async function seedDemo(platform: Platform, worker: ScoringWorker): Promise<void> {
  if (await findTemplate(platform.db)) return
  const template = newUser(platform, { email: null, nickname: demoSeed.nickname, timeZone: 'UTC', isDemo: true })
  await insertHistory(platform, template)
  worker.nudge()
}

/** Gives a visitor an own copy of the seeded learner for a day, and returns its id. */
export async function startDemo(platform: Platform, status: SubscriptionStatus, timeZone: string): Promise<string> {
  const { db, clock, config } = platform
  const template = config.hasDemo ? await findTemplate(db) : undefined
  if (!template) throw new AppError('not_found')
  requireTimeZone(timeZone)
  const now = clock.now()
  const user = newUser(platform, {
    email: null,
    nickname: template.nickname,
    timeZone,
    isDemo: true,
    demoExpiresAt: new Date(now.getTime() + DAY_MILLISECONDS),
  })
  await transaction(db, async (tx) => {
    await addUser(tx, user)
    if (status === 'PREMIUM') await grantPremium(tx, user.id, 1, 'demo', now)
  })
  await copyHistory(platform, template, user.id)
  return user.id
}

/** `demo.delete-expired`: removes demo learners after their day, with all that is theirs. */
export async function deleteExpiredDemos({ db, clock, storage }: Platform): Promise<void> {
  const now = clock.now()
  for (const key of await listExpiredKeys(db, now)) await storage.delete(key)
  for (const userId of await deleteExpired(db, now)) await endSessionsOf(db, userId)
}
