import type { TaskId } from '@rehearsal/exam/task-ids'
import { listeningFillInTheBlanks } from './listening/fill-in-the-blanks/definition.ts'
import { highlightCorrectSummary } from './listening/highlight-correct-summary/definition.ts'
import { highlightIncorrectWords } from './listening/highlight-incorrect-words/definition.ts'
import { listeningMultipleChoiceMultiple } from './listening/multiple-choice-multiple/definition.ts'
import { listeningMultipleChoiceSingle } from './listening/multiple-choice-single/definition.ts'
import { selectMissingWord } from './listening/select-missing-word/definition.ts'
import { summarizeSpokenText } from './listening/summarize-spoken-text/definition.ts'
import { writeFromDictation } from './listening/write-from-dictation/definition.ts'
import { readingFillInTheBlanks } from './reading/fill-in-the-blanks/definition.ts'
import { readingMultipleChoiceMultiple } from './reading/multiple-choice-multiple/definition.ts'
import { readingMultipleChoiceSingle } from './reading/multiple-choice-single/definition.ts'
import { reOrderParagraphs } from './reading/re-order-paragraphs/definition.ts'
import { rwFillInTheBlanks } from './reading/rw-fill-in-the-blanks/definition.ts'
import { answerShortQuestion } from './speaking/answer-short-question/definition.ts'
import { describeImage } from './speaking/describe-image/definition.ts'
import { reTellLecture } from './speaking/re-tell-lecture/definition.ts'
import { readAloud } from './speaking/read-aloud/definition.ts'
import { repeatSentence } from './speaking/repeat-sentence/definition.ts'
import { respondToASituation } from './speaking/respond-to-a-situation/definition.ts'
import { summarizeGroupDiscussion } from './speaking/summarize-group-discussion/definition.ts'
import { summarizeWrittenText } from './writing/summarize-written-text/definition.ts'
import { writeEmail } from './writing/write-email/definition.ts'
import { writeEssay } from './writing/write-essay/definition.ts'
import { type StoredTask, storedTask } from './task.ts'

/** Every kind with its schemas. */
export const tasks: Readonly<Record<TaskId, StoredTask>> = {
  'speaking/read-aloud': storedTask(readAloud),
  'speaking/repeat-sentence': storedTask(repeatSentence),
  'speaking/describe-image': storedTask(describeImage),
  'speaking/answer-short-question': storedTask(answerShortQuestion),
  'speaking/re-tell-lecture': storedTask(reTellLecture),
  'speaking/respond-to-a-situation': storedTask(respondToASituation),
  'speaking/summarize-group-discussion': storedTask(summarizeGroupDiscussion),
  'writing/summarize-written-text': storedTask(summarizeWrittenText),
  'writing/write-essay': storedTask(writeEssay),
  'writing/write-email': storedTask(writeEmail),
  'reading/rw-fill-in-the-blanks': storedTask(rwFillInTheBlanks),
  'reading/multiple-choice-multiple': storedTask(readingMultipleChoiceMultiple),
  'reading/re-order-paragraphs': storedTask(reOrderParagraphs),
  'reading/fill-in-the-blanks': storedTask(readingFillInTheBlanks),
  'reading/multiple-choice-single': storedTask(readingMultipleChoiceSingle),
  'listening/summarize-spoken-text': storedTask(summarizeSpokenText),
  'listening/multiple-choice-multiple': storedTask(listeningMultipleChoiceMultiple),
  'listening/fill-in-the-blanks': storedTask(listeningFillInTheBlanks),
  'listening/highlight-correct-summary': storedTask(highlightCorrectSummary),
  'listening/multiple-choice-single': storedTask(listeningMultipleChoiceSingle),
  'listening/select-missing-word': storedTask(selectMissingWord),
  'listening/highlight-incorrect-words': storedTask(highlightIncorrectWords),
  'listening/write-from-dictation': storedTask(writeFromDictation),
}
