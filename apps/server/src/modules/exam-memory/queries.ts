import type { ExamVariant } from '@rehearsal/exam/exam-variant'
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

export async function insertSighting(db: Database | Transaction, row: NewSighting) {
  await db.insert(sighting).values(row)
}
