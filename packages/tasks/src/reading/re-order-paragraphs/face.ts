import type { TaskFace } from '../../task.ts'

export const reOrderParagraphsFace = {
  id: 'reading/re-order-paragraphs',
  name: 'Re-order Paragraphs',
  summaryPrefix: 'RO',
  instruction: 'The text boxes below are in a random order. Put them back into the order of the original text.',
  aliases: [],
  variants: ['ACADEMIC', 'CORE'],
  scoredBy: 'key',
  listFilters: [],
  wire: {
    path: 'reading/reorderParagraphs',
    list: 'reorderParagraphsDtoList',
    scoredAnswers: 'reorderParagraphsScoredAnswerDtoList',
    studyPlan: 'readingReorderParagraphs',
  },
} as const satisfies TaskFace
