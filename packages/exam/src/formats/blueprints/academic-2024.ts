import type { Blueprint } from './blueprint.ts'

/**
 * PTE Academic as it was before 7 August 2025 (exam-rules.md §2.1, PSCo). Its weights were never published: the reading chosen
 * for every row is items × maximum.
 */
export const academic2024: Blueprint = {
  format: 'academic-2024',
  introduction: { preparationSeconds: 25, answerSeconds: 30 },
  hasWayBack: false,
  weights: 'items-times-maximum',
  missingKinds: [],
  difficulty: { EASY: 0.25, AVERAGE: 0.5, HARD: 0.25 },
  parts: [
    {
      id: 'speaking-writing',
      minutes: { min: 54, max: 67 },
      ownClock: [
        { taskId: 'speaking/read-aloud', items: { min: 6, max: 7 } },
        { taskId: 'speaking/repeat-sentence', items: { min: 10, max: 12 } },
        { taskId: 'speaking/describe-image', items: { min: 3, max: 4 } },
        { taskId: 'speaking/re-tell-lecture', items: { min: 1, max: 2 } },
        { taskId: 'speaking/answer-short-question', items: { min: 5, max: 6 } },
        { taskId: 'writing/summarize-written-text', items: { min: 1, max: 2 } },
        { taskId: 'writing/write-essay', items: { min: 1, max: 2 } },
      ],
      sharedClock: [],
    },
    {
      id: 'reading',
      minutes: { min: 29, max: 30 },
      ownClock: [],
      sharedClock: [
        { taskId: 'reading/rw-fill-in-the-blanks', items: { min: 5, max: 6 } },
        { taskId: 'reading/multiple-choice-multiple', items: { min: 1, max: 2 } },
        { taskId: 'reading/re-order-paragraphs', items: { min: 2, max: 3 } },
        { taskId: 'reading/fill-in-the-blanks', items: { min: 4, max: 5 } },
        { taskId: 'reading/multiple-choice-single', items: { min: 1, max: 2 } },
      ],
    },
    {
      id: 'listening',
      minutes: { min: 30, max: 43 },
      ownClock: [{ taskId: 'listening/summarize-spoken-text', items: { min: 1, max: 2 } }],
      sharedClock: [
        { taskId: 'listening/multiple-choice-multiple', items: { min: 1, max: 2 } },
        { taskId: 'listening/fill-in-the-blanks', items: { min: 2, max: 3 } },
        { taskId: 'listening/highlight-correct-summary', items: { min: 1, max: 2 } },
        { taskId: 'listening/multiple-choice-single', items: { min: 1, max: 2 } },
        { taskId: 'listening/select-missing-word', items: { min: 1, max: 2 } },
        { taskId: 'listening/highlight-incorrect-words', items: { min: 2, max: 3 } },
        { taskId: 'listening/write-from-dictation', items: { min: 3, max: 4 } },
      ],
    },
  ],
}
