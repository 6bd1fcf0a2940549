import type { TaskFace } from '../../task.ts'

export const summarizeWrittenTextFace = {
  id: 'writing/summarize-written-text',
  name: 'Summarize Written Text',
  summaryPrefix: 'SWT',
  instruction:
    'Read the passage below and summarize it. Your answer is judged on how well it presents the key points, and on its form, grammar and vocabulary.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'ai',
  listFilters: [],
  wire: {
    path: 'writing/summarizeWrittenText',
    list: 'summarizeWrittenTextDtoList',
    scoredAnswers: 'summarizeWrittenTextScoredAnswerDtoList',
    studyPlan: 'writingSummarizeWrittenText',
  },
} as const satisfies TaskFace
