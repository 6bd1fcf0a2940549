import type { Platform } from '../../platform/services.ts'
import { sendEmailLinks, sendEmailLinksJob, tellEmailChanged, tellEmailChangedJob } from './email-change-service.ts'

/** The mails of a change of address. */
export function handleAccountJobs(platform: Platform): void {
  platform.queue.handle(sendEmailLinksJob, ({ userId }) => sendEmailLinks(platform, userId))
  platform.queue.handle(tellEmailChangedJob, ({ userId, oldEmail }) => tellEmailChanged(platform, userId, oldEmail))
}
