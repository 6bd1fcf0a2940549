import type { TaskFace } from '../../task.ts'

export const summarizeSpokenTextFace = {
  id: 'listening/summarize-spoken-text',
  name: 'Summarize Spoken Text',
  summaryPrefix: 'SST',
  instruction: 'You will hear a short talk. Write a summary for someone who was not there.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'ai',
  listFilters: [],
  wire: {
    path: 'listening/summarizeSpokenText',
    list: 'summarizeSpokenTextDtoList',
    scoredAnswers: 'summarizeSpokenTextScoredAnswerDtoList',
    studyPlan: 'listeningSummarizeSpokenText',
  },
} as const satisfies TaskFace
