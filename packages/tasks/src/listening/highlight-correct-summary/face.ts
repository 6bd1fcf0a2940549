import type { TaskFace } from '../../task.ts'

export const highlightCorrectSummaryFace = {
  id: 'listening/highlight-correct-summary',
  name: 'Highlight Correct Summary',
  summaryPrefix: 'HCS',
  instruction: 'You will hear a recording. Choose the paragraph that best summarises it.',
  aliases: [],
  variants: ['ACADEMIC'],
  scoredBy: 'key',
  listFilters: [],
  wire: {
    path: 'listening/highlightCorrectSummary',
    list: 'highlightCorrectSummaryDtoList',
    scoredAnswers: 'highlightCorrectSummaryScoredAnswerDtoList',
    studyPlan: 'listeningHighlightCorrectSummary',
  },
} as const satisfies TaskFace
