import { reportAnswerSchema } from '@rehearsal/contracts/mock-test-report'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import type { FormId } from '@rehearsal/exam/mock-test/forms'
import { mockReportSchema } from '@rehearsal/exam/mock-test/report/mock-report'
import { reportOf } from '@rehearsal/exam/mock-test/report/report-of'
import { z } from 'zod'
import type { JudgedItem } from './judged-item.ts'

const keptAnswerSchema = reportAnswerSchema.pick({
  position: true,
  outcome: true,
  state: true,
  fault: true,
  earned: true,
  max: true,
  standardError: true,
})

/** What a report says once nothing more comes: kept, so that an answer deleted later takes only its evidence along. */
export const snapshotSchema = z.object({ report: mockReportSchema, answers: z.array(keptAnswerSchema) })
export type Snapshot = z.infer<typeof snapshotSchema>

/** What a test says by what is there of it. */
export function snapshotOf(test: { format: FormatId; form: FormId }, judged: readonly JudgedItem[]): Snapshot {
  return {
    report: reportOf({ format: test.format, form: test.form, items: judged.map(({ item }) => item) }),
    answers: judged.map(({ item: { position, outcome, state, marks }, fault }) => ({
      position,
      outcome,
      state,
      fault,
      earned: marks?.earned ?? null,
      max: marks?.max ?? null,
      standardError: marks?.standardError ?? null,
    })),
  }
}
