import type { TaskId } from '@rehearsal/exam/task-ids'
import type { Kind } from './kind.ts'
import { listeningFillInTheBlanks } from './listening-fill-in-the-blanks.ts'
import { highlightCorrectSummary } from './listening-highlight-correct-summary.ts'
import { highlightIncorrectWords } from './listening-highlight-incorrect-words.ts'
import { listeningMultipleChoiceMultiple } from './listening-multiple-choice-multiple.ts'
import { listeningMultipleChoiceSingle } from './listening-multiple-choice-single.ts'
import { selectMissingWord } from './listening-select-missing-word.ts'
import { summarizeSpokenText } from './listening-summarize-spoken-text.ts'
import { writeFromDictation } from './listening-write-from-dictation.ts'
import { readingFillInTheBlanks } from './reading-fill-in-the-blanks.ts'
import { readingMultipleChoiceMultiple } from './reading-multiple-choice-multiple.ts'
import { readingMultipleChoiceSingle } from './reading-multiple-choice-single.ts'
import { reOrderParagraphs } from './reading-re-order-paragraphs.ts'
import { rwFillInTheBlanks } from './reading-rw-fill-in-the-blanks.ts'
import { answerShortQuestion } from './speaking-answer-short-question.ts'
import { describeImage } from './speaking-describe-image.ts'
import { reTellLecture } from './speaking-re-tell-lecture.ts'
import { readAloud } from './speaking-read-aloud.ts'
import { repeatSentence } from './speaking-repeat-sentence.ts'
import { respondToASituation } from './speaking-respond-to-a-situation.ts'
import { summarizeGroupDiscussion } from './speaking-summarize-group-discussion.ts'
import { summarizeWrittenText } from './writing-summarize-written-text.ts'
import { writeEmail } from './writing-write-email.ts'
import { writeEssay } from './writing-write-essay.ts'

/** Every kind that the builder can read. */
export const kinds: Readonly<Record<TaskId, Kind>> = {
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
