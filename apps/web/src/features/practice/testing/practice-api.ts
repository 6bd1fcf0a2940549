import { http, HttpResponse } from 'msw'
import { samples } from './samples.ts'

export const aQuestionRow = (changes: Record<string, unknown> = {}) => ({
  id: 31,
  title: 'The dance of the bees',
  complexity: 'AVERAGE',
  practiceCount: 2,
  predictionCount: 0,
  bookmarkType: 'HARD',
  ...changes,
})

type ListOptions = { rows?: readonly unknown[]; total?: number; locked?: boolean }

/** The list of Re-order Paragraphs. Returns what it was asked, and how to answer. */
export function questionListApi({ rows = [aQuestionRow()], total = rows.length, locked = false }: ListOptions = {}) {
  const asked: URLSearchParams[] = []
  const handler = http.get('/api/reading/reorderParagraphs', ({ request }) => {
    asked.push(new URL(request.url).searchParams)
    return HttpResponse.json({
      _embedded: { reorderParagraphsDtoList: rows },
      page: { number: 0, size: 10, totalPages: Math.ceil(total / 10), totalElements: total },
      doneCount: 3,
      locked,
    })
  })
  return { asked, handler }
}

/** Re-order Paragraphs #31 as the server presents it. */
export const aPractice = (changes: Record<string, unknown> = {}) => ({
  id: 31,
  taskId: 'reading/re-order-paragraphs',
  title: 'The dance of the bees',
  complexity: 'AVERAGE',
  predictionCount: 7,
  note: false,
  bookmark: null,
  variants: ['ACADEMIC', 'CORE'],
  format: 'academic-2025',
  prompt: samples.reOrder.prompt,
  media: {},
  revealed: null,
  position: 12,
  total: 48,
  previousId: 30,
  nextId: 32,
  ...changes,
})

/** A page of scored answers as the kinds list them. */
export const scoredAnswers = (name: string, items: readonly unknown[], total = items.length) => ({
  _embedded: { [name]: items },
  number: 0,
  totalPages: Math.ceil(total / Math.max(1, items.length)),
  totalElements: total,
})
