import { z } from 'zod'
import { type TaskId, taskIds } from '../../task-ids.ts'

/** The eight bars of the exam's Skills Profile (exam-rules §1), in its order. */
export const profileBars = [
  // An answer in the learner's own words.
  'open-response',
  // Repeating or copying what is given, word for word.
  'reproducing',
  // A long written answer.
  'extended-writing',
  // A written answer of a sentence or a few.
  'short-writing',
  // The learner's own speech, of 40 seconds and more.
  'extended-speaking',
  // A spoken answer of a few words or of words that are given.
  'short-speaking',
  // Understanding that shows in another skill: heard or read, and then said, written or matched with a text.
  'multiple-skills-comprehension',
  // Understanding that is asked for by itself.
  'single-skill-comprehension',
] as const
export const profileBarSchema = z.enum(profileBars)
export type ProfileBar = z.infer<typeof profileBarSchema>

/**
 * Which bars a kind feeds: our own reading. The exam's owner describes each bar in a line (open response: “giving your own spoken or
 * written response in your own words”) and names a few kinds; the others are put where that line fits them. The lines stand beside the bars.
 */
const barsOfKind: Readonly<Record<TaskId, readonly ProfileBar[]>> = {
  'speaking/read-aloud': ['reproducing', 'short-speaking'],
  'speaking/repeat-sentence': ['reproducing', 'short-speaking', 'multiple-skills-comprehension'],
  'speaking/describe-image': ['open-response', 'extended-speaking'],
  'speaking/answer-short-question': ['short-speaking', 'single-skill-comprehension'],
  'speaking/re-tell-lecture': ['open-response', 'extended-speaking', 'multiple-skills-comprehension'],
  'speaking/respond-to-a-situation': ['open-response', 'extended-speaking'],
  'speaking/summarize-group-discussion': ['open-response', 'extended-speaking', 'multiple-skills-comprehension'],
  'writing/summarize-written-text': ['open-response', 'short-writing', 'multiple-skills-comprehension'],
  'writing/write-essay': ['open-response', 'extended-writing'],
  'writing/write-email': ['open-response', 'extended-writing'],
  'reading/rw-fill-in-the-blanks': ['single-skill-comprehension'],
  'reading/multiple-choice-multiple': ['single-skill-comprehension'],
  'reading/re-order-paragraphs': ['single-skill-comprehension'],
  'reading/fill-in-the-blanks': ['single-skill-comprehension'],
  'reading/multiple-choice-single': ['single-skill-comprehension'],
  'listening/summarize-spoken-text': ['open-response', 'short-writing', 'multiple-skills-comprehension'],
  'listening/multiple-choice-multiple': ['single-skill-comprehension'],
  'listening/fill-in-the-blanks': ['single-skill-comprehension'],
  'listening/highlight-correct-summary': ['multiple-skills-comprehension'],
  'listening/multiple-choice-single': ['single-skill-comprehension'],
  'listening/select-missing-word': ['single-skill-comprehension'],
  'listening/highlight-incorrect-words': ['multiple-skills-comprehension'],
  'listening/write-from-dictation': ['reproducing', 'multiple-skills-comprehension'],
}

/** The kinds that feed a bar, in menu order. */
export const kindsOfBar = (bar: ProfileBar): TaskId[] => taskIds.filter((taskId) => barsOfKind[taskId].includes(bar))
