import type { TaskFace } from '../../task.ts'

export const summarizeGroupDiscussionFace = {
  id: 'speaking/summarize-group-discussion',
  name: 'Summarize Group Discussion',
  summaryPrefix: 'SGD',
  instruction:
    'You will hear three people discuss something. After it, summarise the discussion in your own words: what each of them thinks, and what comes of it.',
  aliases: [],
  variants: ['ACADEMIC'],
  scoredBy: 'ai',
  listFilters: [],
  wire: {
    path: 'speaking/summarizeGroupDiscussion',
    list: 'summarizeGroupDiscussionDtoList',
    scoredAnswers: 'summarizeGroupDiscussionScoredAnswerDtoList',
    studyPlan: 'speakingSummarizeGroupDiscussion',
  },
} as const satisfies TaskFace
