import { z } from 'zod'

export const examVariantSchema = z.enum(['ACADEMIC', 'CORE'])
export type ExamVariant = z.infer<typeof examVariantSchema>

export const defaultExamVariant: ExamVariant = 'ACADEMIC'
