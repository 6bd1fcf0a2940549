import type { TaskFace } from '../../task.ts'

export const listeningMultipleChoiceMultipleFace = {
  id: 'listening/multiple-choice-multiple',
  name: 'Multiple Choice, Multiple Answers',
  summaryPrefix: 'LMCM',
  instruction:
    'Listen to the recording and answer the question by choosing all the right options. A wrong option takes a mark away.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'key',
  listFilters: [],
  wire: {
    path: 'listening/multipleChoiceMultipleAnswers',
    list: 'lMultipleChoiceMultipleAnswersDtoList',
    scoredAnswers: 'lMultipleChoiceMultipleAnswersScoredAnswerDtoList',
    studyPlan: 'listeningMultipleChoiceMultipleAnswers',
  },
} as const satisfies TaskFace
