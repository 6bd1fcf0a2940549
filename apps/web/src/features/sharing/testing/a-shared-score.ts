import type { SharedReport, SharedScore } from '@rehearsal/contracts/sharing'

/** An essay with 19.256 of 26 marks, shared without name and text. */
export const aSharedScore = (changes: Partial<SharedScore> = {}): SharedScore => ({
  kind: 'answer',
  taskId: 'writing/write-essay',
  pteType: 'ACADEMIC',
  total: { earned: 19.256, max: 26 },
  listening: null,
  reading: null,
  speaking: null,
  writing: { earned: 19.256, max: 26 },
  items: [{ title: 'grammar', value: 1.5, maxValue: 2 }],
  nickname: null,
  answer: null,
  ...changes,
})

/** A mini with an overall score of 61.4 and no writing, shared without a name. */
export const aSharedReport = (changes: Partial<SharedReport> = {}): SharedReport => ({
  kind: 'report',
  form: 'mini',
  pteType: 'ACADEMIC',
  endedAt: '2026-11-20T11:40:00.000Z',
  scores: {
    overall: { value: 61.4, low: 54.2, high: 68.6 },
    speaking: { value: 58, low: 49, high: 67 },
    writing: null,
    reading: { value: 66, low: 58, high: 74 },
    listening: { value: 60, low: 51, high: 69 },
  },
  nickname: null,
  ...changes,
})
