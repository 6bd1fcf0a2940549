import { z } from 'zod'
import type { TaskId } from '../../task-ids.ts'

/** The eight bars of the exam's Skills Profile (exam-rules §1), in its order. */
export const profileBars = [
  'open-response',
  'reproducing',
  'extended-writing',
  'short-writing',
  'extended-speaking',
  'short-speaking',
  'multiple-skills-comprehension',
  'single-skill-comprehension',
] as const
export const profileBarSchema = z.enum(profileBars)
export type ProfileBar = z.infer<typeof profileBarSchema>

/**
 * Which kinds feed which bar: our own reading. The exam's owner describes each bar in a line (open response: “giving your own spoken or
 * written response in your own words”) and names a few kinds; the others are put where that line fits them. The lines stand beside the bars.
 */
export const kindsOfBar: Readonly<Record<ProfileBar, readonly TaskId[]>> = {
  // An answer in the learner's own words.
  'open-response': [
    'speaking/describe-image',
    'speaking/re-tell-lecture',
    'speaking/respond-to-a-situation',
    'writing/summarize-written-text',
    'writing/write-essay',
    'writing/write-email',
    'listening/summarize-spoken-text',
  ],
  // Repeating or copying what is given, word for word.
  reproducing: ['speaking/read-aloud', 'speaking/repeat-sentence', 'listening/write-from-dictation'],
  // A long written answer.
  'extended-writing': ['writing/write-essay', 'writing/write-email'],
  // A written answer of a sentence or a few.
  'short-writing': ['writing/summarize-written-text', 'listening/summarize-spoken-text'],
  // Up to 40 seconds of the learner's own speech.
  'extended-speaking': ['speaking/describe-image', 'speaking/re-tell-lecture', 'speaking/respond-to-a-situation'],
  // A spoken answer of a few words or of words that are given.
  'short-speaking': ['speaking/read-aloud', 'speaking/repeat-sentence', 'speaking/answer-short-question'],
  // Understanding that shows in another skill: heard or read, and then said, written or matched with a text.
  'multiple-skills-comprehension': [
    'speaking/repeat-sentence',
    'speaking/re-tell-lecture',
    'writing/summarize-written-text',
    'listening/summarize-spoken-text',
    'listening/highlight-correct-summary',
    'listening/highlight-incorrect-words',
    'listening/write-from-dictation',
  ],
  // Understanding that is asked for by itself.
  'single-skill-comprehension': [
    'speaking/answer-short-question',
    'reading/rw-fill-in-the-blanks',
    'reading/multiple-choice-multiple',
    'reading/re-order-paragraphs',
    'reading/fill-in-the-blanks',
    'reading/multiple-choice-single',
    'listening/multiple-choice-multiple',
    'listening/fill-in-the-blanks',
    'listening/multiple-choice-single',
    'listening/select-missing-word',
  ],
}
