import { setTimeout as sleep } from 'node:timers/promises'
import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { type Database, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { endSessionsOf } from '../../platform/identity/sign-ins.ts'
import type { Platform } from '../../platform/services.ts'
import { addUser, newUser, requireTimeZone } from '../account/service.ts'
import type { ScoringWorker } from '../practice/scoring-service.ts'
import { freezeLists } from '../predictions/freeze-service.ts'
import { grantPremium } from '../subscriptions/service.ts'
import { copyHistory } from './copy-service.ts'
import { demoSeed } from './history.ts'
import {
  countUnsettled,
  type DemoTemplate,
  deleteExpired,
  findTemplate,
  listExpiredKeys,
  TEMPLATE_ID,
} from './queries.ts'
import { insertHistory } from './seed-service.ts'

const TRY_AGAIN_MILLISECONDS = 60_000

/** Makes the learner whose history demos copy, and tries again every minute while something that it needs is away. Returns how to stop. */
export function startDemoSeeding(
  platform: Platform,
  worker: ScoringWorker,
  tryAgainMilliseconds = TRY_AGAIN_MILLISECONDS,
): () => void {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const seed = () =>
    seedDemo(platform, worker).catch((error: unknown) => {
      if (isStopped) return
      platform.log.error({ err: error }, 'no demo yet')
      timer = setTimeout(() => void seed(), tryAgainMilliseconds)
    })
  void seed()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** Makes the learner whose history demos copy, once, and lists from what others report; the usual worker scores in the background. */
export async function seedDemo(platform: Platform, worker: ScoringWorker): Promise<void> {
  if (await findTemplate(platform.db)) return
  const fields = { id: TEMPLATE_ID, email: null, nickname: demoSeed.nickname, timeZone: 'UTC', isDemo: true }
  try {
    await insertHistory(platform, newUser(platform, fields))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  worker.nudge()
  await freezeLists(platform)
}

/** Gives a visitor an own copy of the seeded learner for a day, and returns its id. */
export async function startDemo(platform: Platform, status: SubscriptionStatus, timeZone: string): Promise<string> {
  const { db, clock, config } = platform
  if (!config.hasDemo) throw new AppError('not_found')
  requireTimeZone(timeZone)
  const template = await templateWhenScored(db)
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

const LOOK_EVERY_MILLISECONDS = 250
const LOOKS = 120

/**
 * Just after the first start the learner is still being made and its answers scored: the visitor waits up to half a minute rather
 * than find half of them.
 *
 * @throws `not_ready` when there is no seeded learner by then
 */
async function templateWhenScored(db: Database): Promise<DemoTemplate> {
  let template = await findTemplate(db)
  for (let look = 0; look < LOOKS; look += 1) {
    if (template && (await countUnsettled(db, template.id)) === 0) return template
    await sleep(LOOK_EVERY_MILLISECONDS)
    template ??= await findTemplate(db)
  }
  if (!template) throw new AppError('not_ready', { retryAfterSeconds: 30 })
  return template
}

/** `demo.delete-expired`: removes demo learners after their day, with all that is theirs. */
export async function deleteExpiredDemos({ db, clock, storage }: Platform): Promise<void> {
  const now = clock.now()
  for (const key of await listExpiredKeys(db, now)) await storage.delete(key)
  for (const userId of await deleteExpired(db, now)) await endSessionsOf(db, userId)
}
