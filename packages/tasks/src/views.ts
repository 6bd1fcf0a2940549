import type { TaskId } from '@rehearsal/exam/task-ids'
import type { TaskView } from './view.tsx'

export type { EvidenceJump } from './evidence/spoken-extras.ts'
export { type MissingPart, missingPart } from './missing-part.ts'
export type { AnswerPhase, TaskView } from './view.tsx'

/** How every kind is shown; its code is loaded when a page asks for it. */
export const views: Readonly<Record<TaskId, () => Promise<TaskView>>> = {
  'speaking/read-aloud': async () => (await import('./speaking/read-aloud/view.tsx')).view,
  'speaking/repeat-sentence': async () => (await import('./speaking/repeat-sentence/view.tsx')).view,
  'speaking/describe-image': async () => (await import('./speaking/describe-image/view.tsx')).view,
  'speaking/answer-short-question': async () => (await import('./speaking/answer-short-question/view.tsx')).view,
  'speaking/re-tell-lecture': async () => (await import('./speaking/re-tell-lecture/view.tsx')).view,
  'speaking/respond-to-a-situation': async () => (await import('./speaking/respond-to-a-situation/view.tsx')).view,
  'speaking/summarize-group-discussion': async () =>
    (await import('./speaking/summarize-group-discussion/view.tsx')).view,
  'writing/summarize-written-text': async () => (await import('./writing/summarize-written-text/view.tsx')).view,
  'writing/write-essay': async () => (await import('./writing/write-essay/view.tsx')).view,
  'writing/write-email': async () => (await import('./writing/write-email/view.tsx')).view,
  'reading/rw-fill-in-the-blanks': async () => (await import('./reading/rw-fill-in-the-blanks/view.tsx')).view,
  'reading/multiple-choice-multiple': async () => (await import('./reading/multiple-choice-multiple/view.tsx')).view,
  'reading/re-order-paragraphs': async () => (await import('./reading/re-order-paragraphs/view.tsx')).view,
  'reading/fill-in-the-blanks': async () => (await import('./reading/fill-in-the-blanks/view.tsx')).view,
  'reading/multiple-choice-single': async () => (await import('./reading/multiple-choice-single/view.tsx')).view,
  'listening/summarize-spoken-text': async () => (await import('./listening/summarize-spoken-text/view.tsx')).view,
  'listening/multiple-choice-multiple': async () =>
    (await import('./listening/multiple-choice-multiple/view.tsx')).view,
  'listening/fill-in-the-blanks': async () => (await import('./listening/fill-in-the-blanks/view.tsx')).view,
  'listening/highlight-correct-summary': async () =>
    (await import('./listening/highlight-correct-summary/view.tsx')).view,
  'listening/multiple-choice-single': async () => (await import('./listening/multiple-choice-single/view.tsx')).view,
  'listening/select-missing-word': async () => (await import('./listening/select-missing-word/view.tsx')).view,
  'listening/highlight-incorrect-words': async () =>
    (await import('./listening/highlight-incorrect-words/view.tsx')).view,
  'listening/write-from-dictation': async () => (await import('./listening/write-from-dictation/view.tsx')).view,
}
