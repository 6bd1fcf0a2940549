import { z } from 'zod'
import { deleteExpiredDemos } from './modules/demo/service.ts'
import { cleanUpPractice } from './modules/practice/jobs.ts'
import { deleteExpiredModels } from './platform/identity/oidc-adapter.ts'
import type { Platform } from './platform/services.ts'

const nothing = z.null()

/** Declares what runs by the clock, once over all processes. */
export function declareJobs(platform: Platform): void {
  const { queue, db, clock } = platform
  const daily = (name: string, cron: string, run: () => Promise<void>) => {
    const job = { name, payload: nothing }
    queue.handle(job, run)
    queue.schedule(job, cron)
  }
  daily('practice.clean-up', '17 3 * * *', () => cleanUpPractice(platform))
  daily('identity.delete-expired', '37 * * * *', () => deleteExpiredModels(db, clock))
  daily('demo.delete-expired', '47 * * * *', () => deleteExpiredDemos(platform))
}
