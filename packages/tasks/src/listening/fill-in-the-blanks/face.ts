import type { TaskFace } from '../../task.ts'

export const listeningFillInTheBlanksFace = {
  id: 'listening/fill-in-the-blanks',
  name: 'Fill in the Blanks',
  summaryPrefix: 'LFIB',
  instruction: 'You will hear a recording. Type the missing words into the gaps.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'key',
  listFilters: [],
  wire: {
    path: 'listening/fillInTheBlanks',
    list: 'lFillInTheBlanksDtoList',
    scoredAnswers: 'lFillInTheBlanksScoredAnswerDtoList',
    studyPlan: 'listeningFillInTheBlanks',
  },
} as const satisfies TaskFace
