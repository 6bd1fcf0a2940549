import type { TaskFace } from '../../task.ts'

export const writeEmailFace = {
  id: 'writing/write-email',
  name: 'Write Email',
  summaryPrefix: 'WEM',
  instruction: 'Read the situation and write an e-mail of 50 to 120 words that covers all three points.',
  aliases: [],
  variants: ['CORE'],
  scoredBy: 'ai',
  listFilters: [],
  wire: {
    path: 'writing/writeEmail',
    list: 'writeEmailDtoList',
    scoredAnswers: 'writeEmailScoredAnswerDtoList',
    studyPlan: 'writingWriteEmail',
  },
} as const satisfies TaskFace
