import { alike, type Blueprint, row } from './blueprint.ts'

/** The reading items of both exams in 2024 (exam-rules §2, PSCo and CQ). */
export const reading2024 = [
  row('reading/rw-fill-in-the-blanks', 5, 6),
  row('reading/multiple-choice-multiple', 1, 2),
  row('reading/re-order-paragraphs', 2, 3),
  row('reading/fill-in-the-blanks', 4, 5),
  row('reading/multiple-choice-single', 1, 2),
] as const

/**
 * PTE Academic as it was before 7 August 2025 (exam-rules §2.1, PSCo). Its weights were never published: the reading chosen
 * for every row is items × maximum.
 */
export const academic2024: Blueprint = {
  format: 'academic-2024',
  ...alike,
  weights: 'items-times-maximum',
  missingKinds: [],
  parts: [
    {
      id: 'speaking-writing',
      minutes: { min: 54, max: 67 },
      ownClock: [
        row('speaking/read-aloud', 6, 7),
        row('speaking/repeat-sentence', 10, 12),
        row('speaking/describe-image', 3, 4),
        row('speaking/re-tell-lecture', 1, 2),
        row('speaking/answer-short-question', 5, 6),
        row('writing/summarize-written-text', 1, 2),
        row('writing/write-essay', 1, 2),
      ],
      sharedClock: [],
    },
    {
      id: 'reading',
      minutes: { min: 29, max: 30 },
      ownClock: [],
      sharedClock: reading2024,
    },
    {
      id: 'listening',
      minutes: { min: 30, max: 43 },
      ownClock: [row('listening/summarize-spoken-text', 1, 2)],
      sharedClock: [
        row('listening/multiple-choice-multiple', 1, 2),
        row('listening/fill-in-the-blanks', 2, 3),
        row('listening/highlight-correct-summary', 1, 2),
        row('listening/multiple-choice-single', 1, 2),
        row('listening/select-missing-word', 1, 2),
        row('listening/highlight-incorrect-words', 2, 3),
        row('listening/write-from-dictation', 3, 4),
      ],
    },
  ],
}
