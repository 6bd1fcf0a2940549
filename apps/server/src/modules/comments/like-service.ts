import { transaction, type Transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { excerptOf, tellLearner } from '../inbox/service.ts'
import { getQuestionOpenTo } from './question-service.ts'
import { assertMayPost } from '../posting/service.ts'

type Post = { userId: string | null; text: string; questionId: number; commentId: number }

/** How what is liked is found, and its like stored. */
type Likeable = {
  subject: 'comment' | 'reply'
  hold: (tx: Transaction, viewerId: string, id: number) => Promise<Post | undefined>
  insertLike: (tx: Transaction, id: number, userId: string, now: Date) => Promise<boolean>
}

/** Likes a comment or a reply, once; its author is told. @throws AppError `not_found`; what `assertMayPost` throws. */
export async function addLike(
  { db, clock }: Platform,
  learner: Learner,
  id: number,
  { subject, hold, insertLike }: Likeable,
): Promise<void> {
  const now = clock.now()
  await transaction(db, async (tx) => {
    await assertMayPost(tx, learner, { kind: 'like', text: '' }, now)
    const liked = await hold(tx, learner.id, id)
    if (!liked) throw new AppError('not_found')
    const { userId, text, questionId, commentId } = liked
    await getQuestionOpenTo(tx, learner, questionId)
    const isNew = await insertLike(tx, id, learner.id, now)
    if (!isNew || userId === null || userId === learner.id) return
    const news = { kind: 'like', by: learner.nickname, subject, excerpt: excerptOf(text) } as const
    const dedupeKey = `like-${subject}-${id}-${learner.id}`
    await tellLearner(tx, { userId, dedupeKey, news, questionId, commentId }, now)
  })
}
