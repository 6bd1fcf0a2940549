import type { Finding } from '@rehearsal/exam/score'

export const NOT_HEARD: Finding = {
  code: 'answer_not_heard',
  severity: 'moderate',
  message: 'No accepted answer was heard.',
  suggestion: 'Say the one word or phrase alone, clearly and at once.',
}

export const NEGATED: Finding = {
  code: 'answer_negated',
  severity: 'moderate',
  message: 'An accepted answer was heard, but with “not” directly before it.',
  suggestion: 'Say what is right, without what is not.',
}

export const UNSURE: Finding = {
  code: 'answer_unsure',
  severity: 'info',
  message: 'The answer was heard, but not clearly: another word may have been said.',
}
