import type { TaskFace } from '../../task.ts'

export const reTellLectureFace = {
  id: 'speaking/re-tell-lecture',
  name: 'Re-tell Lecture',
  summaryPrefix: 'RL',
  instruction: 'You will hear a lecture. After it, retell what you have just heard in your own words.',
  aliases: [],
  variants: ['ACADEMIC'],
  scoredBy: 'ai',
  listFilters: [],
  wire: {
    path: 'speaking/retellLecture',
    list: 'retellLectureDtoList',
    scoredAnswers: 'retellLectureScoredAnswerDtoList',
    studyPlan: 'speakingRetellLecture',
  },
} as const satisfies TaskFace
