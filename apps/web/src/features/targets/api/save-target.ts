import { putTarget, type Target } from '@rehearsal/contracts/targets'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { call } from '../../../shared/api/call.ts'

export type TargetWish = Omit<Target, 'examDate' | 'language'> & { examDate: string; language: string }

/** Saves what is aimed at in one exam; refused where it was changed since `version`. */
export const saveTarget = (variant: ExamVariant, wish: TargetWish): Promise<Target> =>
  call(putTarget, { params: { variant }, body: wish })
