import type { SharedScore } from '@rehearsal/contracts/sharing'

/** An essay with 19.256 of 26 marks, shared without name and text. */
export const aSharedScore = (changes: Partial<SharedScore> = {}): SharedScore => ({
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
