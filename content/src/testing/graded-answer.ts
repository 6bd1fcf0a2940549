import type { CalibrationAnswer } from '../calibration/answer-file.ts'

/** A graded e-mail in full marks, about nothing in particular. */
export function aGradedAnswer(changes: Partial<CalibrationAnswer> = {}): CalibrationAnswer {
  return {
    file: 'writing/write-email/00001-subject.yaml',
    questionId: 1,
    taskId: 'writing/write-email',
    format: 'core-2024',
    id: '1-a',
    firstLanguage: 'fa',
    level: 'B1',
    kind: 'ordinary',
    scores: { content: 3, conventions: 2, form: 2, organization: 2, vocabulary: 2, grammar: 2, spelling: 2 },
    reason: 'Everything that is asked for is there.',
    text: `Dear Sam, ${Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')}. Yours, Kim`,
    ...changes,
  }
}
