import type { TaskId } from '@rehearsal/exam/task-ids'
import { sample as listeningFillInTheBlanks } from './listening/fill-in-the-blanks/sample.ts'
import { sample as highlightCorrectSummary } from './listening/highlight-correct-summary/sample.ts'
import { sample as highlightIncorrectWords } from './listening/highlight-incorrect-words/sample.ts'
import { sample as listeningMultipleChoiceMultiple } from './listening/multiple-choice-multiple/sample.ts'
import { sample as listeningMultipleChoiceSingle } from './listening/multiple-choice-single/sample.ts'
import { sample as selectMissingWord } from './listening/select-missing-word/sample.ts'
import { sample as summarizeSpokenText } from './listening/summarize-spoken-text/sample.ts'
import { sample as writeFromDictation } from './listening/write-from-dictation/sample.ts'
import { sample as readingFillInTheBlanks } from './reading/fill-in-the-blanks/sample.ts'
import { sample as readingMultipleChoiceMultiple } from './reading/multiple-choice-multiple/sample.ts'
import { sample as readingMultipleChoiceSingle } from './reading/multiple-choice-single/sample.ts'
import { sample as reOrderParagraphs } from './reading/re-order-paragraphs/sample.ts'
import { sample as rwFillInTheBlanks } from './reading/rw-fill-in-the-blanks/sample.ts'
import { sample as answerShortQuestion } from './speaking/answer-short-question/sample.ts'
import { sample as describeImage } from './speaking/describe-image/sample.ts'
import { sample as reTellLecture } from './speaking/re-tell-lecture/sample.ts'
import { sample as readAloud } from './speaking/read-aloud/sample.ts'
import { sample as repeatSentence } from './speaking/repeat-sentence/sample.ts'
import { sample as respondToASituation } from './speaking/respond-to-a-situation/sample.ts'
import { sample as summarizeGroupDiscussion } from './speaking/summarize-group-discussion/sample.ts'
import { sample as summarizeWrittenText } from './writing/summarize-written-text/sample.ts'
import { sample as writeEmail } from './writing/write-email/sample.ts'
import { sample as writeEssay } from './writing/write-essay/sample.ts'

export type Sample = {
  prompt: unknown
  answerKey: unknown
  otherAnswerKey: unknown
  submission: unknown
  answer: unknown
}

/** A question, two different keys and an answer of every kind, for tests and test builders. */
export const samples: Readonly<Record<TaskId, Sample>> = {
  'speaking/read-aloud': readAloud,
  'speaking/repeat-sentence': repeatSentence,
  'speaking/describe-image': describeImage,
  'speaking/answer-short-question': answerShortQuestion,
  'speaking/re-tell-lecture': reTellLecture,
  'speaking/respond-to-a-situation': respondToASituation,
  'speaking/summarize-group-discussion': summarizeGroupDiscussion,
  'writing/summarize-written-text': summarizeWrittenText,
  'writing/write-essay': writeEssay,
  'writing/write-email': writeEmail,
  'reading/rw-fill-in-the-blanks': rwFillInTheBlanks,
  'reading/multiple-choice-multiple': readingMultipleChoiceMultiple,
  'reading/re-order-paragraphs': reOrderParagraphs,
  'reading/fill-in-the-blanks': readingFillInTheBlanks,
  'reading/multiple-choice-single': readingMultipleChoiceSingle,
  'listening/summarize-spoken-text': summarizeSpokenText,
  'listening/multiple-choice-multiple': listeningMultipleChoiceMultiple,
  'listening/fill-in-the-blanks': listeningFillInTheBlanks,
  'listening/highlight-correct-summary': highlightCorrectSummary,
  'listening/multiple-choice-single': listeningMultipleChoiceSingle,
  'listening/select-missing-word': selectMissingWord,
  'listening/highlight-incorrect-words': highlightIncorrectWords,
  'listening/write-from-dictation': writeFromDictation,
}
