import { type InboxMails, type InboxSettings, UNREAD_COUNTED_AT_MOST } from '@rehearsal/contracts/inbox'
import { AppError } from '../../platform/http/app-error.ts'
import type { Platform } from '../../platform/services.ts'
import {
  countUnreadItems,
  deleteReadBefore,
  findNewestId,
  findThing,
  type InboxFilter,
  listItems,
  markRead,
  markReportRead,
  markScoreRead,
} from './queries.ts'
import { findAddressee, findMails, saveMails } from './settings-queries.ts'

type Who = { id: string }

const DAY_MILLISECONDS = 86_400_000
const READ_KEPT_DAYS = 90

/** One page of a learner's inbox, how much there is, and the newest item of all. */
export async function listInboxOf({ db }: Platform, learner: Who, filter: Omit<InboxFilter, 'userId'>) {
  // First: what comes between the two is listed, and stays unread when all is marked as read.
  const newestId = await findNewestId(db, learner.id)
  return { newestId, ...(await listItems(db, { userId: learner.id, ...filter })) }
}

export const countUnreadOf = ({ db }: Platform, learner: Who): Promise<number> =>
  countUnreadItems(db, learner.id, UNREAD_COUNTED_AT_MOST)

/** Marks one item as read, and the earlier likes that it stands for. @throws AppError `not_found`. */
export async function readItem({ db, clock }: Platform, learner: Who, id: number): Promise<void> {
  const about = await findThing(db, learner.id, id)
  if (about === undefined) throw new AppError('not_found')
  await markRead(db, { userId: learner.id, upTo: id, about, now: clock.now() })
}

/** Marks all up to an item as read, so that what came meanwhile stays unread. */
export const readAll = ({ db, clock }: Platform, learner: Who, upTo: number): Promise<void> =>
  markRead(db, { userId: learner.id, upTo, now: clock.now() })

/** The learner saw the score itself: it is news no more. */
export const readScoreOf = ({ db, clock }: Platform, learner: Who, attemptId: number): Promise<void> =>
  markScoreRead(db, learner.id, attemptId, clock.now())

/** The learner saw the report of a mock test: it is news no more. */
export const readReportOf = ({ db, clock }: Platform, learner: Who, mockTestId: number): Promise<void> =>
  markReportRead(db, learner.id, mockTestId, clock.now())

const NO_MAILS: InboxMails = { replies: false, likes: false, moderation: false, scores: false, mockTests: false }

/** What a learner gets by e-mail; nothing unless they chose it. */
export async function settingsOf({ db }: Platform, learner: Who): Promise<InboxSettings> {
  const [mails = NO_MAILS, addressee] = await Promise.all([findMails(db, learner.id), findAddressee(db, learner.id)])
  return { mails, email: addressee?.email ?? null }
}

export async function saveSettings(platform: Platform, learner: Who, mails: InboxMails): Promise<InboxSettings> {
  await saveMails(platform.db, learner.id, mails, platform.clock.now())
  return settingsOf(platform, learner)
}

/** `inbox.clean-up`: forgets what was read 90 days ago. */
export const cleanUpInbox = ({ db, clock }: Platform): Promise<void> =>
  deleteReadBefore(db, new Date(clock.now().getTime() - READ_KEPT_DAYS * DAY_MILLISECONDS))
