import type { TaskId } from '@rehearsal/exam/task-ids'
import type { TaskView } from './view.tsx'

export type { AnswerPhase, TaskView } from './view.tsx'

/** How every kind is shown; its code is loaded when a page asks for it. */
export const views: Readonly<Record<TaskId, () => Promise<TaskView>>> = {
  'speaking/read-aloud': async () => (await import('./speaking/read-aloud/view.tsx')).view,
  'writing/summarize-written-text': async () => (await import('./writing/summarize-written-text/view.tsx')).view,
  'reading/re-order-paragraphs': async () => (await import('./reading/re-order-paragraphs/view.tsx')).view,
  'listening/write-from-dictation': async () => (await import('./listening/write-from-dictation/view.tsx')).view,
}
