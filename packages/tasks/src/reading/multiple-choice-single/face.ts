import type { TaskFace } from '../../task.ts'

export const readingMultipleChoiceSingleFace = {
  id: 'reading/multiple-choice-single',
  name: 'Multiple Choice, Single Answer',
  summaryPrefix: 'MCS',
  instruction: 'Read the text and answer the question by choosing the right option. Only one is right.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'key',
  listFilters: [],
  wire: {
    path: 'reading/multipleChoiceSingleAnswer',
    list: 'rMultipleChoiceSingleAnswerDtoList',
    scoredAnswers: 'rMultipleChoiceSingleAnswerScoredAnswerDtoList',
    studyPlan: 'readingMultipleChoiceSingleAnswer',
    deletePath: 'reading/multipleChoiceSingleAnswer',
  },
} as const satisfies TaskFace
