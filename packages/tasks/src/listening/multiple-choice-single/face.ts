import type { TaskFace } from '../../task.ts'

export const listeningMultipleChoiceSingleFace = {
  id: 'listening/multiple-choice-single',
  name: 'Multiple Choice, Single Answer',
  summaryPrefix: 'LMCS',
  instruction: 'Listen to the recording and answer the question by choosing the right option. Only one is right.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'key',
  listFilters: [],
  wire: {
    path: 'listening/multipleChoiceSingleAnswer',
    list: 'lMultipleChoiceSingleAnswerDtoList',
    scoredAnswers: 'lMultipleChoiceSingleAnswerScoredAnswerDtoList',
    studyPlan: 'listeningMultipleChoiceSingleAnswer',
  },
} as const satisfies TaskFace
