import type { TaskFace } from '../../task.ts'

export const writeEssayFace = {
  id: 'writing/write-essay',
  name: 'Write Essay',
  summaryPrefix: 'WE',
  instruction:
    'Write 200 to 300 words on the topic below. Your essay is judged on how well you develop a position, organise ideas and control the language.',
  aliases: [],
  variants: ['ACADEMIC'],
  scoredBy: 'ai',
  listFilters: [],
  wire: {
    path: 'writing/writeEssay',
    list: 'writeEssayDtoList',
    scoredAnswers: 'writeEssayScoredAnswerDtoList',
    studyPlan: 'writingWriteEssay',
  },
} as const satisfies TaskFace
