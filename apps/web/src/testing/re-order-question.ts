import { answers, apiServer } from './api-server.ts'

const kind = '/api/reading/reorderParagraphs/31'
const noAnswers = {
  _embedded: { reorderParagraphsScoredAnswerDtoList: [] },
  number: 0,
  totalPages: 0,
  totalElements: 0,
}

/** Re-order Paragraphs #31 on its page, answered by nobody yet. */
export function serveQuestion(hasNote = false): void {
  apiServer.use(
    answers('/api/practices/31', {
      id: 31,
      taskId: 'reading/re-order-paragraphs',
      title: 'The dance of the bees',
      complexity: 'AVERAGE',
      predictionCount: 0,
      note: hasNote,
      bookmark: null,
      variants: ['ACADEMIC', 'CORE'],
      format: 'academic-2025',
      prompt: {
        paragraphs: [
          { id: 'b', text: 'By noon the square was empty.' },
          { id: 'a', text: 'The market opened before dawn.' },
        ],
      },
      media: {},
      revealed: null,
      position: 1,
      total: 1,
      previousId: null,
      nextId: null,
    }),
    answers(`${kind}/answers`, noAnswers),
    answers(`${kind}/answers/other`, noAnswers),
    answers('/api/answer-consent', { agrees: false }),
  )
}
