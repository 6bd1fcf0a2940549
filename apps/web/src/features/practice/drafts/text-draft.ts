import { dropSent } from '../../../shared/kept/drafts.ts'

/** Under which an answer is kept while it is typed. */
export const draftName = (userId: string, questionId: number): string => `draft:${userId}:${questionId}`

/** The server has this answer: whichever tab kept it need not any more. */
export const forgetSentText = (userId: string, questionId: number, draft: unknown): void =>
  dropSent(draftName(userId, questionId), draft)
