import type { InboxMails } from '@rehearsal/contracts/inbox'
import { eq } from 'drizzle-orm'
import { inboxSettings } from '../../platform/database/schema/inbox.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

export async function findMails(db: Db, userId: string): Promise<InboxMails | undefined> {
  const [row] = await db
    .select({
      replies: inboxSettings.mailsReplies,
      likes: inboxSettings.mailsLikes,
      moderation: inboxSettings.mailsModeration,
      scores: inboxSettings.mailsScores,
      mockTests: inboxSettings.mailsMockTests,
    })
    .from(inboxSettings)
    .where(eq(inboxSettings.userId, userId))
  return row
}

export async function saveMails(db: Db, userId: string, mails: InboxMails, now: Date): Promise<void> {
  const row = {
    mailsReplies: mails.replies,
    mailsLikes: mails.likes,
    mailsModeration: mails.moderation,
    mailsScores: mails.scores,
    mailsMockTests: mails.mockTests,
    updatedAt: now,
  }
  await db
    .insert(inboxSettings)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: inboxSettings.userId, set: row })
}

/** Whether there was such an account, and whether it chose any mails. */
export async function endMails(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(inboxSettings)
    .set({
      mailsReplies: false,
      mailsLikes: false,
      mailsModeration: false,
      mailsScores: false,
      mailsMockTests: false,
      updatedAt: now,
    })
    .where(eq(inboxSettings.userId, userId))
}

/** How a learner is written to; null where no mail goes to them. */
export async function findAddressee(db: Db, userId: string): Promise<{ email: string; nickname: string } | null> {
  const [row] = await db
    .select({ email: users.email, nickname: users.nickname, isDemo: users.isDemo, deleteAfter: users.deleteAfter })
    .from(users)
    .where(eq(users.id, userId))
  if (!row || row.email === null || row.isDemo || row.deleteAfter !== null) return null
  return { email: row.email, nickname: row.nickname }
}
