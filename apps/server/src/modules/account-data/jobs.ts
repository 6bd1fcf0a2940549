import type { Platform } from '../../platform/services.ts'
import { sendDeletionNotice, sendDeletionNoticeJob } from './deletion-service.ts'

/** What deletion leaves to be done after the call. */
export function handleAccountDataJobs(platform: Platform): void {
  platform.queue.handle(sendDeletionNoticeJob, ({ userId }) => sendDeletionNotice(platform, userId))
}
