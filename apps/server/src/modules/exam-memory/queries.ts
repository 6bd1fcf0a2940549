import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { and, eq, isNull } from 'drizzle-orm'
import { question } from '../../platform/database/schema/questions.ts'
import { sighting } from '../../platform/database/schema/sightings.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

export type NewSighting = {
  questionId: number
  userId: string | null
  seenOn: string
  country: string
  variant: ExamVariant
  description: string | null
  createdAt: Date
}

/** Returns its id. */
export async function insertSighting(tx: Transaction, row: NewSighting): Promise<number> {
  const [inserted] = await tx.insert(sighting).values(row).returning({ id: sighting.id })
  if (!inserted) throw new Error('The sighting was not stored.')
  return inserted.id
}

/** Whether this learner has reported the question for that day before, a hidden report included. */
export async function hasSighting(
  tx: Transaction,
  { userId, questionId, seenOn }: { userId: string; questionId: number; seenOn: string },
): Promise<boolean> {
  const isSame = and(eq(sighting.userId, userId), eq(sighting.questionId, questionId), eq(sighting.seenOn, seenOn))
  return (await tx.$count(sighting, isSame)) > 0
}

/** How often a question was reported; hidden reports do not count. */
export const countSightings = (db: Database | Transaction, questionId: number): Promise<number> =>
  db.$count(sighting, and(eq(sighting.questionId, questionId), isNull(sighting.hiddenAt)))

/** The exams that a question is part of; nothing for one that is retired or never was. */
export async function findVariants(db: Database, questionId: number): Promise<ExamVariant[] | undefined> {
  const [row] = await db
    .select({ variants: question.variants })
    .from(question)
    .where(and(eq(question.id, questionId), eq(question.isRetired, false)))
  return row?.variants
}
