import { z } from 'zod'
import { deleteExpiredEmailChanges } from './modules/account/email-change-service.ts'
import { handleAccountJobs } from './modules/account/jobs.ts'
import { deleteDueAccounts } from './modules/account-data/deletion-service.ts'
import { handleAccountDataJobs } from './modules/account-data/jobs.ts'
import { deleteExpiredDemos } from './modules/demo/service.ts'
import {
  deleteExpiredResets,
  sendResetLink,
  sendResetLinkJob,
} from './modules/identity-pages/password-reset-service.ts'
import { endSilentTests } from './modules/mock-test/end-service.ts'
import { settleReports } from './modules/mock-test/settle-service.ts'
import { cleanUpInbox } from './modules/inbox/list-service.ts'
import { mailNews } from './modules/inbox/mail-service.ts'
import { freezeLists, freezeListsJob } from './modules/predictions/freeze-service.ts'
import { reconcilePayments } from './modules/payments/reconcile-service.ts'
import { cleanUpPosts } from './modules/posting/clean-up-service.ts'
import { cleanUpPractice } from './modules/practice/clean-up-service.ts'
import { deleteExpiredModels } from './platform/identity/oidc-adapter.ts'
import { deleteEndedCounts } from './platform/limits/call-counts.ts'
import type { Platform } from './platform/services.ts'

const nothing = z.null()

/** Declares what runs by the clock, once over all processes, and what requests leave to be done. */
export function declareJobs(platform: Platform): void {
  const { queue, db, clock } = platform
  const byClock = (name: string, cron: string, run: () => Promise<void>) => {
    const job = { name, payload: nothing }
    queue.handle(job, run)
    queue.schedule(job, cron)
  }
  byClock('practice.clean-up', '17 3 * * *', () => cleanUpPractice(platform))
  byClock('identity.delete-expired', '37 * * * *', async () => {
    await deleteExpiredModels(db, clock)
    await deleteExpiredResets(platform)
    await deleteExpiredEmailChanges(platform)
    await deleteEndedCounts(db, clock)
  })
  byClock('mock-test.end-silent', '7 * * * *', () => endSilentTests(platform))
  byClock('mock-test.settle-reports', '*/5 * * * *', () => settleReports(platform))
  byClock('account.delete-due', '27 2 * * *', () => deleteDueAccounts(platform))
  byClock('demo.delete-expired', '47 * * * *', () => deleteExpiredDemos(platform))
  byClock('moderation.clean-up', '27 3 * * *', () => cleanUpPosts(platform))
  // Due on Mondays; the other hours catch up on what was missed.
  byClock(freezeListsJob.name, '0 * * * *', () => freezeLists(platform))
  byClock('payments.reconcile', '*/3 * * * *', () => reconcilePayments(platform))
  byClock('inbox.mail-news', '*/10 * * * *', () => mailNews(platform))
  byClock('inbox.clean-up', '27 3 * * *', () => cleanUpInbox(platform))
  handleAccountJobs(platform)
  handleAccountDataJobs(platform)
  queue.handle(sendResetLinkJob, ({ userId }) => sendResetLink(platform, userId))
}
