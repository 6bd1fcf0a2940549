import type { Platform } from '../../platform/services.ts'
import { isSurelyUnsent } from '../../platform/mail/is-surely-unsent.ts'
import { claimUnmailed, listWaiting, releaseClaimed, settleUnmailed } from './mail-queries.ts'
import { newsMail } from './news-mail.ts'
import { listByIds } from './queries.ts'
import { findAddressee } from './settings-queries.ts'
import { unsubscribeUrlOf } from './unsubscribe-service.ts'

const MINUTE_MILLISECONDS = 60_000
/** Who is here sees the bell: only what stays unread so long is mailed. */
const WAIT_MINUTES = 10
const OLDEST_MINUTES = 24 * 60
/** Mails in one run; the rest goes with the next. */
const LEARNERS_A_RUN = 200

/**
 * `inbox.mail-news`: one mail to each learner who wants to hear of unread news by mail, with all of it.
 *
 * News is taken before its mail is sent: a process that is killed in between has lost that mail, and none is sent twice.
 * Only what surely never left, since no mail server took it, is given back for the next run.
 */
export async function mailNews(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const before = (minutes: number) => new Date(clock.now().getTime() - minutes * MINUTE_MILLISECONDS)
  const oldest = before(OLDEST_MINUTES)
  await settleUnmailed(db, oldest, clock.now())
  for (const userId of await listWaiting(db, before(WAIT_MINUTES), LEARNERS_A_RUN)) {
    await mailTo(platform, userId, oldest)
  }
}

async function mailTo(platform: Platform, userId: string, oldest: Date): Promise<void> {
  const { db, clock, mail, config, log } = platform
  const addressee = await findAddressee(db, userId)
  const unsubscribeUrl = await unsubscribeUrlOf(platform, userId)
  const ids = await claimUnmailed(db, userId, oldest, clock.now())
  const items = ids.length === 0 ? [] : await listByIds(db, ids)
  if (addressee === null || items.length === 0) return
  const { subject, text } = newsMail({ ...addressee, items, publicUrl: config.publicUrl, unsubscribeUrl })
  try {
    await mail.send({ to: addressee.email, subject, text, unsubscribeUrl })
  } catch (error) {
    if (isSurelyUnsent(error)) {
      await releaseClaimed(db, ids)
      throw error
    }
    log.error({ err: error, items: ids.length }, 'a mail about the inbox may be lost: it is not sent twice')
  }
}
