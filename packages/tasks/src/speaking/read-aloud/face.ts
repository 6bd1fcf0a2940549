import type { TaskFace } from '../../task.ts'

export const readAloudFace = {
  id: 'speaking/read-aloud',
  name: 'Read Aloud',
  summaryPrefix: 'RA',
  instruction: 'Look at the text below. You must read this text aloud as naturally and clearly as possible.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'ai',
  listFilters: [],
  wire: {
    path: 'speaking/readAloud',
    list: 'readAloudDtoList',
    scoredAnswers: 'readAloudScoredAnswerDtoList',
    studyPlan: 'speakingReadAloud',
  },
} as const satisfies TaskFace
