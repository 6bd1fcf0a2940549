import type { TaskFace } from '../../task.ts'

export const repeatSentenceFace = {
  id: 'speaking/repeat-sentence',
  name: 'Repeat Sentence',
  summaryPrefix: 'RS',
  instruction: 'You will hear a sentence. Repeat it exactly as you hear it.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'ai',
  listFilters: [],
  wire: {
    path: 'speaking/repeatSentence',
    list: 'repeatSentenceDtoList',
    scoredAnswers: 'repeatSentenceScoredAnswerDtoList',
    studyPlan: 'speakingRepeatSentence',
  },
} as const satisfies TaskFace
