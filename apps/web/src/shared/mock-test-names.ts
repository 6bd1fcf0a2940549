import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { PartId } from '@rehearsal/exam/formats/blueprints/blueprint'
import type { FormId } from '@rehearsal/exam/mock-test/forms'
import { translator } from './i18n/translator.ts'

const messages = {
  form_full: 'Full test',
  'form_speaking-writing': 'Speaking and writing part',
  form_reading: 'Reading part',
  form_listening: 'Listening part',
  'form_skill-speaking': 'Speaking only',
  'form_skill-writing': 'Writing only',
  'form_skill-reading': 'Reading only',
  'form_skill-listening': 'Listening only',
  form_mini: 'Mini test',
  'part_speaking-writing': 'Speaking and writing',
  part_reading: 'Reading',
  part_listening: 'Listening',
  exam_ACADEMIC: 'PTE Academic',
  exam_CORE: 'PTE Core',
} as const satisfies Record<`form_${FormId}` | `part_${PartId}` | `exam_${ExamVariant}`, string>

const t = translator(messages)

/** The name of a form of the mock test on screen. */
export const formName = (form: FormId): string => t(`form_${form}`)

/** The name of a part of the exam on screen. */
export const partName = (part: PartId): string => t(`part_${part}`)

/** The name of an exam on screen. */
export const examName = (variant: ExamVariant): string => t(`exam_${variant}`)
