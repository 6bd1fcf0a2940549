import type { TaskFace } from '../../task.ts'

export const answerShortQuestionFace = {
  id: 'speaking/answer-short-question',
  name: 'Answer Short Question',
  summaryPrefix: 'ASQ',
  instruction: 'You will hear a question. Give a simple and short answer, often just one or a few words.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'ai',
  listFilters: [],
  wire: {
    path: 'speaking/answerShortQuestion',
    list: 'answerShortQuestionDtoList',
    scoredAnswers: 'answerShortQuestionScoredAnswerDtoList',
    studyPlan: 'speakingAnswerShortQuestion',
  },
} as const satisfies TaskFace
