import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { hasTask } from '@rehearsal/exam/formats/formats'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { listeningFillInTheBlanksFace } from './listening/fill-in-the-blanks/face.ts'
import { highlightCorrectSummaryFace } from './listening/highlight-correct-summary/face.ts'
import { highlightIncorrectWordsFace } from './listening/highlight-incorrect-words/face.ts'
import { listeningMultipleChoiceMultipleFace } from './listening/multiple-choice-multiple/face.ts'
import { listeningMultipleChoiceSingleFace } from './listening/multiple-choice-single/face.ts'
import { selectMissingWordFace } from './listening/select-missing-word/face.ts'
import { summarizeSpokenTextFace } from './listening/summarize-spoken-text/face.ts'
import { writeFromDictationFace } from './listening/write-from-dictation/face.ts'
import { readingFillInTheBlanksFace } from './reading/fill-in-the-blanks/face.ts'
import { readingMultipleChoiceMultipleFace } from './reading/multiple-choice-multiple/face.ts'
import { readingMultipleChoiceSingleFace } from './reading/multiple-choice-single/face.ts'
import { reOrderParagraphsFace } from './reading/re-order-paragraphs/face.ts'
import { rwFillInTheBlanksFace } from './reading/rw-fill-in-the-blanks/face.ts'
import { answerShortQuestionFace } from './speaking/answer-short-question/face.ts'
import { describeImageFace } from './speaking/describe-image/face.ts'
import { reTellLectureFace } from './speaking/re-tell-lecture/face.ts'
import { readAloudFace } from './speaking/read-aloud/face.ts'
import { repeatSentenceFace } from './speaking/repeat-sentence/face.ts'
import { respondToASituationFace } from './speaking/respond-to-a-situation/face.ts'
import { summarizeGroupDiscussionFace } from './speaking/summarize-group-discussion/face.ts'
import { summarizeWrittenTextFace } from './writing/summarize-written-text/face.ts'
import { writeEmailFace } from './writing/write-email/face.ts'
import { writeEssayFace } from './writing/write-essay/face.ts'
import type { TaskFace } from './task.ts'

/** Names and wire names of every kind, without schemas: what the web app's start chunk holds. In menu order. */
export const catalogue: Readonly<Record<TaskId, TaskFace>> = {
  'speaking/read-aloud': readAloudFace,
  'speaking/repeat-sentence': repeatSentenceFace,
  'speaking/describe-image': describeImageFace,
  'speaking/answer-short-question': answerShortQuestionFace,
  'speaking/re-tell-lecture': reTellLectureFace,
  'speaking/respond-to-a-situation': respondToASituationFace,
  'speaking/summarize-group-discussion': summarizeGroupDiscussionFace,
  'writing/summarize-written-text': summarizeWrittenTextFace,
  'writing/write-essay': writeEssayFace,
  'writing/write-email': writeEmailFace,
  'reading/rw-fill-in-the-blanks': rwFillInTheBlanksFace,
  'reading/multiple-choice-multiple': readingMultipleChoiceMultipleFace,
  'reading/re-order-paragraphs': reOrderParagraphsFace,
  'reading/fill-in-the-blanks': readingFillInTheBlanksFace,
  'reading/multiple-choice-single': readingMultipleChoiceSingleFace,
  'listening/summarize-spoken-text': summarizeSpokenTextFace,
  'listening/multiple-choice-multiple': listeningMultipleChoiceMultipleFace,
  'listening/fill-in-the-blanks': listeningFillInTheBlanksFace,
  'listening/highlight-correct-summary': highlightCorrectSummaryFace,
  'listening/multiple-choice-single': listeningMultipleChoiceSingleFace,
  'listening/select-missing-word': selectMissingWordFace,
  'listening/highlight-incorrect-words': highlightIncorrectWordsFace,
  'listening/write-from-dictation': writeFromDictationFace,
}

/** The kinds that a format of the exam has, in menu order (specification §2.3). */
export function tasksOf(format: FormatId): TaskFace[] {
  return Object.values(catalogue).filter(({ id }) => hasTask(format, id))
}

/** The kind behind `skill/slug` as it stands in a page path, aliases included. */
export function findTask(skill: string, slug: string): TaskFace | undefined {
  return Object.values(catalogue).find(
    ({ id, aliases }) => id === `${skill}/${slug}` || (id.startsWith(`${skill}/`) && aliases.includes(slug)),
  )
}
