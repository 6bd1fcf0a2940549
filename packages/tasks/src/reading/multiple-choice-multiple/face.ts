import type { TaskFace } from '../../task.ts'

export const readingMultipleChoiceMultipleFace = {
  id: 'reading/multiple-choice-multiple',
  name: 'Multiple Choice, Multiple Answers',
  summaryPrefix: 'MCM',
  instruction:
    'Read the text and answer the question by choosing all the right options. A wrong option takes a mark away.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'key',
  listFilters: [],
  wire: {
    path: 'reading/multipleChoiceMultipleAnswers',
    list: 'rMultipleChoiceMultipleAnswersDtoList',
    scoredAnswers: 'rMultipleChoiceMultipleAnswersScoredAnswerDtoList',
    studyPlan: 'readingMultipleChoiceMultipleAnswers',
  },
} as const satisfies TaskFace
