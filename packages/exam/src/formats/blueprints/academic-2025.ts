import { alike, type Blueprint, row } from './blueprint.ts'

/**
 * PTE Academic from 7 August 2025: items as providers give them (exam-rules §2, PSC and APE), weights as the exam's owner publishes
 * them (§6.1, table W). “Less than 1” is read as a half. Weights of the two kinds that we do not have there are shared out by `taskWeights`.
 */
export const academic2025: Blueprint = {
  format: 'academic-2025',
  ...alike,
  weights: 'published',
  // Recording, time to prepare and to answer by exam-rules §3.1; a situation's recording is read as 20 s, as in Core.
  missingKinds: [
    { name: 'Summarize Group Discussion', part: 'speaking-writing', items: { min: 2, max: 3 }, seconds: 310 },
    { name: 'Respond to a Situation', part: 'speaking-writing', items: { min: 2, max: 3 }, seconds: 70 },
  ],
  parts: [
    {
      id: 'speaking-writing',
      minutes: { min: 76, max: 84 },
      ownClock: [
        row('speaking/read-aloud', 6, 7, { overall: 4, skills: { speaking: 9 } }),
        row('speaking/repeat-sentence', 10, 12, { overall: 7, skills: { listening: 17, speaking: 16 } }),
        row('speaking/describe-image', 5, 6, { overall: 15, skills: { speaking: 31 } }),
        row('speaking/re-tell-lecture', 2, 3, { overall: 6, skills: { listening: 13, speaking: 13 } }),
        row('speaking/answer-short-question', 5, 6, { overall: 2, skills: { listening: 4 } }),
        row('writing/summarize-written-text', 2, 2, { overall: 7, skills: { reading: 23, writing: 28 } }),
        row('writing/write-essay', 1, 1, { overall: 7, skills: { writing: 31 } }),
      ],
      sharedClock: [],
    },
    {
      id: 'reading',
      minutes: { min: 22, max: 30 },
      ownClock: [],
      sharedClock: [
        row('reading/rw-fill-in-the-blanks', 5, 6, { overall: 7, skills: { reading: 25 } }),
        row('reading/multiple-choice-multiple', 2, 3, { overall: 1, skills: { reading: 5 } }),
        row('reading/re-order-paragraphs', 2, 3, { overall: 3, skills: { reading: 9 } }),
        row('reading/fill-in-the-blanks', 4, 5, { overall: 6, skills: { reading: 20 } }),
        row('reading/multiple-choice-single', 2, 3, { overall: 0.5, skills: { reading: 3 } }),
      ],
    },
    {
      id: 'listening',
      minutes: { min: 31, max: 39 },
      ownClock: [row('listening/summarize-spoken-text', 1, 1, { overall: 4, skills: { listening: 10, writing: 18 } })],
      sharedClock: [
        row('listening/multiple-choice-multiple', 2, 3, { overall: 1, skills: { listening: 3 } }),
        row('listening/fill-in-the-blanks', 2, 3, { overall: 3, skills: { listening: 8 } }),
        row('listening/highlight-correct-summary', 2, 3, { overall: 0.5, skills: { listening: 2, reading: 3 } }),
        row('listening/multiple-choice-single', 2, 3, { overall: 0.5, skills: { listening: 2 } }),
        row('listening/select-missing-word', 1, 2, { overall: 1, skills: { listening: 1 } }),
        row('listening/highlight-incorrect-words', 2, 3, { overall: 4, skills: { listening: 8, reading: 13 } }),
        row('listening/write-from-dictation', 3, 4, { overall: 5, skills: { listening: 13, writing: 23 } }),
      ],
    },
  ],
}
