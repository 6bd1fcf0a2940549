import type { TaskId } from '@rehearsal/exam/task-ids'
import { scoreListeningFillInTheBlanks } from './listening/fill-in-the-blanks/scorer.ts'
import { scoreHighlightCorrectSummary } from './listening/highlight-correct-summary/scorer.ts'
import { scoreHighlightIncorrectWords } from './listening/highlight-incorrect-words/scorer.ts'
import { scoreListeningMultipleChoiceMultiple } from './listening/multiple-choice-multiple/scorer.ts'
import { scoreListeningMultipleChoiceSingle } from './listening/multiple-choice-single/scorer.ts'
import { scoreSelectMissingWord } from './listening/select-missing-word/scorer.ts'
import { scoreSummarizeSpokenText } from './listening/summarize-spoken-text/scorer.ts'
import { scoreWriteFromDictation } from './listening/write-from-dictation/scorer.ts'
import { scoreReadingFillInTheBlanks } from './reading/fill-in-the-blanks/scorer.ts'
import { scoreReadingMultipleChoiceMultiple } from './reading/multiple-choice-multiple/scorer.ts'
import { scoreReadingMultipleChoiceSingle } from './reading/multiple-choice-single/scorer.ts'
import { scoreReOrderParagraphs } from './reading/re-order-paragraphs/scorer.ts'
import { scoreRwFillInTheBlanks } from './reading/rw-fill-in-the-blanks/scorer.ts'
import { scoreAnswerShortQuestion } from './speaking/answer-short-question/scorer.ts'
import { scoreDescribeImage } from './speaking/describe-image/scorer.ts'
import { scoreReTellLecture } from './speaking/re-tell-lecture/scorer.ts'
import { scoreReadAloud } from './speaking/read-aloud/scorer.ts'
import { scoreRepeatSentence } from './speaking/repeat-sentence/scorer.ts'
import { scoreRespondToASituation } from './speaking/respond-to-a-situation/scorer.ts'
import { scoreSummarizeGroupDiscussion } from './speaking/summarize-group-discussion/scorer.ts'
import { scoreSummarizeWrittenText } from './writing/summarize-written-text/scorer.ts'
import { scoreWriteEmail } from './writing/write-email/scorer.ts'
import { scoreWriteEssay } from './writing/write-essay/scorer.ts'
import type { StoredScorer } from './scorer.ts'

export type { ScoringServices } from './scorer.ts'

export const scorers: Readonly<Record<TaskId, StoredScorer>> = {
  'speaking/read-aloud': scoreReadAloud,
  'speaking/repeat-sentence': scoreRepeatSentence,
  'speaking/describe-image': scoreDescribeImage,
  'speaking/answer-short-question': scoreAnswerShortQuestion,
  'speaking/re-tell-lecture': scoreReTellLecture,
  'speaking/respond-to-a-situation': scoreRespondToASituation,
  'speaking/summarize-group-discussion': scoreSummarizeGroupDiscussion,
  'writing/summarize-written-text': scoreSummarizeWrittenText,
  'writing/write-essay': scoreWriteEssay,
  'writing/write-email': scoreWriteEmail,
  'reading/rw-fill-in-the-blanks': scoreRwFillInTheBlanks,
  'reading/multiple-choice-multiple': scoreReadingMultipleChoiceMultiple,
  'reading/re-order-paragraphs': scoreReOrderParagraphs,
  'reading/fill-in-the-blanks': scoreReadingFillInTheBlanks,
  'reading/multiple-choice-single': scoreReadingMultipleChoiceSingle,
  'listening/summarize-spoken-text': scoreSummarizeSpokenText,
  'listening/multiple-choice-multiple': scoreListeningMultipleChoiceMultiple,
  'listening/fill-in-the-blanks': scoreListeningFillInTheBlanks,
  'listening/highlight-correct-summary': scoreHighlightCorrectSummary,
  'listening/multiple-choice-single': scoreListeningMultipleChoiceSingle,
  'listening/select-missing-word': scoreSelectMissingWord,
  'listening/highlight-incorrect-words': scoreHighlightIncorrectWords,
  'listening/write-from-dictation': scoreWriteFromDictation,
}
