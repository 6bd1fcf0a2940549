import { reading2024 } from './academic-2024.ts'
import { alike, type Blueprint, row } from './blueprint.ts'

/**
 * PTE Core since February 2024: minutes by the exam's owner (exam-rules §2, P3 to P5), items by CQ; three to four dictations are our
 * reading of a list that is cut off there. Its weights were never published: the reading chosen for every row is items × maximum.
 */
export const core2024: Blueprint = {
  format: 'core-2024',
  ...alike,
  weights: 'items-times-maximum',
  missingKinds: [],
  parts: [
    {
      id: 'speaking-writing',
      minutes: { min: 50, max: 65 },
      ownClock: [
        row('speaking/read-aloud', 6, 7),
        row('speaking/repeat-sentence', 10, 12),
        row('speaking/describe-image', 3, 4),
        row('speaking/respond-to-a-situation', 2, 4),
        row('speaking/answer-short-question', 5, 6),
        row('writing/summarize-written-text', 1, 2),
        row('writing/write-email', 2, 3),
      ],
      sharedClock: [],
    },
    {
      id: 'reading',
      minutes: { min: 27, max: 37 },
      ownClock: [],
      sharedClock: reading2024,
    },
    {
      id: 'listening',
      minutes: { min: 22, max: 37 },
      ownClock: [row('listening/summarize-spoken-text', 1, 2)],
      sharedClock: [
        row('listening/multiple-choice-multiple', 1, 2),
        row('listening/fill-in-the-blanks', 2, 3),
        row('listening/multiple-choice-single', 1, 2),
        row('listening/select-missing-word', 1, 2),
        row('listening/highlight-incorrect-words', 1, 2),
        row('listening/write-from-dictation', 3, 4),
      ],
    },
  ],
}
