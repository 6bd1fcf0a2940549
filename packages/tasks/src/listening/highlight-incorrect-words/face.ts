import type { TaskFace } from '../../task.ts'

export const highlightIncorrectWordsFace = {
  id: 'listening/highlight-incorrect-words',
  name: 'Highlight Incorrect Words',
  summaryPrefix: 'HIW',
  instruction:
    'You will hear a recording. Some words of the text below differ from what is said. Choose them. A word that does not differ takes a mark away.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'key',
  listFilters: [],
  wire: {
    path: 'listening/highlightIncorrectWords',
    list: 'highlightIncorrectWordsDtoList',
    scoredAnswers: 'highlightIncorrectWordsScoredAnswerDtoList',
    studyPlan: 'listeningHighlightIncorrectWords',
  },
} as const satisfies TaskFace
