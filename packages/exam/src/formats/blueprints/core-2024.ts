import type { Blueprint } from './blueprint.ts'

/**
 * PTE Core since February 2024: minutes by the exam's owner (exam-rules.md §2, P3 to P5), items by CQ; three to four dictations are our
 * reading of a list that is cut off there. Its weights were never published: the reading chosen for every row is items × maximum.
 */
export const core2024: Blueprint = {
  format: 'core-2024',
  introduction: { preparationSeconds: 25, answerSeconds: 30 },
  hasWayBack: false,
  weights: 'items-times-maximum',
  missingKinds: [],
  difficulty: { EASY: 0.25, AVERAGE: 0.5, HARD: 0.25 },
  parts: [
    {
      id: 'speaking-writing',
      minutes: { min: 50, max: 65 },
      ownClock: [
        { taskId: 'speaking/read-aloud', items: { min: 6, max: 7 } },
        { taskId: 'speaking/repeat-sentence', items: { min: 10, max: 12 } },
        { taskId: 'speaking/describe-image', items: { min: 3, max: 4 } },
        { taskId: 'speaking/respond-to-a-situation', items: { min: 2, max: 4 } },
        { taskId: 'speaking/answer-short-question', items: { min: 5, max: 6 } },
        { taskId: 'writing/summarize-written-text', items: { min: 1, max: 2 } },
        { taskId: 'writing/write-email', items: { min: 2, max: 3 } },
      ],
      sharedClock: [],
    },
    {
      id: 'reading',
      minutes: { min: 27, max: 37 },
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
      minutes: { min: 22, max: 37 },
      ownClock: [{ taskId: 'listening/summarize-spoken-text', items: { min: 1, max: 2 } }],
      sharedClock: [
        { taskId: 'listening/multiple-choice-multiple', items: { min: 1, max: 2 } },
        { taskId: 'listening/fill-in-the-blanks', items: { min: 2, max: 3 } },
        { taskId: 'listening/multiple-choice-single', items: { min: 1, max: 2 } },
        { taskId: 'listening/select-missing-word', items: { min: 1, max: 2 } },
        { taskId: 'listening/highlight-incorrect-words', items: { min: 1, max: 2 } },
        { taskId: 'listening/write-from-dictation', items: { min: 3, max: 4 } },
      ],
    },
  ],
}
