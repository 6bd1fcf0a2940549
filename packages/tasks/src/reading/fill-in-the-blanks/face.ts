import type { TaskFace } from '../../task.ts'

export const readingFillInTheBlanksFace = {
  id: 'reading/fill-in-the-blanks',
  name: 'Fill in the Blanks',
  summaryPrefix: 'FIB',
  instruction:
    'There are words missing in the text. Put words from the box into the gaps. There are more words than gaps.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'key',
  listFilters: [],
  wire: {
    path: 'reading/fillInTheBlanks',
    list: 'rFillInTheBlanksDtoList',
    scoredAnswers: 'rFillInTheBlanksScoredAnswerDtoList',
    studyPlan: 'readingFillInTheBlanks',
  },
} as const satisfies TaskFace
