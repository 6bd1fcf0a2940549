import type { FormatId } from '../formats/format-ids.ts'
import type { TaskId } from '../task-ids.ts'

type ItemCounts = Readonly<Partial<Record<TaskId, readonly [fewest: number, most: number]>>>

const academic2024: ItemCounts = {
  'speaking/read-aloud': [6, 7],
  'speaking/repeat-sentence': [10, 12],
  'speaking/describe-image': [3, 4],
  'speaking/re-tell-lecture': [1, 2],
  'speaking/answer-short-question': [5, 6],
  'writing/summarize-written-text': [1, 2],
  'writing/write-essay': [1, 2],
  'reading/rw-fill-in-the-blanks': [5, 6],
  'reading/multiple-choice-multiple': [1, 2],
  'reading/re-order-paragraphs': [2, 3],
  'reading/fill-in-the-blanks': [4, 5],
  'reading/multiple-choice-single': [1, 2],
  'listening/summarize-spoken-text': [1, 2],
  'listening/multiple-choice-multiple': [1, 2],
  'listening/fill-in-the-blanks': [2, 3],
  'listening/highlight-correct-summary': [1, 2],
  'listening/multiple-choice-single': [1, 2],
  'listening/select-missing-word': [1, 2],
  'listening/highlight-incorrect-words': [2, 3],
  'listening/write-from-dictation': [3, 4],
}

/** How many items of each kind an exam has, from the fewest to the most (exam-rules.md §2). */
export const itemCounts: Readonly<Record<FormatId, ItemCounts>> = {
  'academic-2024': academic2024,
  'academic-2025': {
    ...academic2024,
    'speaking/describe-image': [5, 6],
    'speaking/re-tell-lecture': [2, 3],
    'writing/summarize-written-text': [2, 2],
    'writing/write-essay': [1, 1],
    'reading/multiple-choice-multiple': [2, 3],
    'reading/multiple-choice-single': [2, 3],
    'listening/summarize-spoken-text': [1, 1],
    'listening/multiple-choice-multiple': [2, 3],
    'listening/highlight-correct-summary': [2, 3],
    'listening/multiple-choice-single': [2, 3],
  },
  'core-2024': {
    ...academic2024,
    'speaking/respond-to-a-situation': [2, 4],
    'writing/write-email': [2, 3],
    'listening/highlight-incorrect-words': [1, 2],
  },
}
