import type { TaskFace } from '../../task.ts'

export const rwFillInTheBlanksFace = {
  id: 'reading/rw-fill-in-the-blanks',
  name: 'R/W: Fill in the Blanks',
  summaryPrefix: 'RWFIB',
  instruction: 'There are words missing in the text. Choose the right word for each gap from its list.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'key',
  listFilters: [],
  wire: {
    path: 'reading/rwFillInTheBlanks',
    list: 'rWFillInTheBlanksDtoList',
    scoredAnswers: 'rWFillInTheBlanksScoredAnswerDtoList',
    studyPlan: 'readingRWFillInTheBlanks',
  },
} as const satisfies TaskFace
