import type { TaskFace } from '../../task.ts'

export const writeFromDictationFace = {
  id: 'listening/write-from-dictation',
  name: 'Write From Dictation',
  summaryPrefix: 'WFD',
  instruction: 'You will hear a sentence. Type it exactly as you hear it. Write as much of it as you can.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'key',
  listFilters: [],
  wire: {
    path: 'listening/writeFromDictation',
    list: 'writeFromDictationDtoList',
    scoredAnswers: 'writeFromDictationScoredAnswerDtoList',
    studyPlan: 'listeningWriteFromDictation',
  },
} as const satisfies TaskFace
