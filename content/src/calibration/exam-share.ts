import { rulesOf } from '@rehearsal/exam/formats/formats'
import type { CalibrationAnswer } from './answer-file.ts'

/** The share of its maximum that an answer earns in the exam by its graded traits: nothing where a zero rule holds. */
export function examShare({ format, taskId, scores }: Pick<CalibrationAnswer, 'format' | 'taskId' | 'scores'>): number {
  const { traits, zeroRules } = rulesOf(format, taskId)
  if (zeroRules.some((rule) => scores[rule] === 0)) return 0
  const earned = traits.reduce((sum, { trait }) => sum + (scores[trait] ?? 0), 0)
  return earned / traits.reduce((sum, { max }) => sum + max, 0)
}
