import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { endIfSilent } from './end-service.ts'
import { findRunningRow, listEnded, type RowRecord } from './list-queries.ts'
import { countFreeLeft } from './start-service.ts'

export type TestList = {
  rows: RowRecord[]
  total: number
  running: RowRecord | undefined
  format: FormatId
  freeLeft: number | null
}

/** One page of the tests that have ended, and what stands beside them. */
export async function listTests(
  platform: Platform,
  learner: Learner,
  { pteType, page, size }: { pteType?: ExamVariant | undefined; page: number; size: number },
): Promise<TestList> {
  const { db } = platform
  await endIfSilent(platform, learner.id)
  const [ended, running, freeLeft] = await Promise.all([
    listEnded(db, learner.id, { variant: pteType, offset: page * size, limit: size }),
    findRunningRow(db, learner.id),
    countFreeLeft(platform, learner),
  ])
  return { ...ended, running, format: learner.formats[pteType ?? learner.examVariant], freeLeft }
}
