import { putTarget, type Target } from '@rehearsal/contracts/targets'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { DEFAULT_TRANSLATION_LANGUAGE } from '@rehearsal/exam/limits'
import { call } from '../../../shared/api/call.ts'

/** Saves another day of the exam; all else of the target stays. */
export const saveExamDate = (variant: ExamVariant, target: Target, examDate: string): Promise<Target> =>
  call(putTarget, {
    params: { variant },
    body: { ...target, examDate, language: target.language ?? DEFAULT_TRANSLATION_LANGUAGE.toUpperCase() },
  })
