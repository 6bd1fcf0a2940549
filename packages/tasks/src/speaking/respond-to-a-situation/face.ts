import type { TaskFace } from '../../task.ts'

export const respondToASituationFace = {
  id: 'speaking/respond-to-a-situation',
  name: 'Respond to a Situation',
  summaryPrefix: 'RTS',
  instruction: 'Listen to and read the situation. Then say what you would say in it, as naturally as you can.',
  aliases: ['respond-to-situation'],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'ai',
  listFilters: [],
  wire: {
    path: 'speaking/respondToASituation',
    list: 'respondToASituationDtoList',
    scoredAnswers: 'respondToASituationScoredAnswerDtoList',
    studyPlan: 'speakingRespondToASituation',
  },
} as const satisfies TaskFace
