import type { TaskFace } from '../../task.ts'

export const selectMissingWordFace = {
  id: 'listening/select-missing-word',
  name: 'Select Missing Word',
  summaryPrefix: 'SMW',
  instruction: 'You will hear a recording whose last word or words are replaced by a beep. Choose what completes it.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'key',
  listFilters: [],
  wire: {
    path: 'listening/selectMissingWord',
    list: 'selectMissingWordDtoList',
    scoredAnswers: 'selectMissingWordScoredAnswerDtoList',
    studyPlan: 'listeningSelectMissingWord',
  },
} as const satisfies TaskFace
