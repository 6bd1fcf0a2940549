import { untranslated } from '@rehearsal/ui/untranslated'

/** Stands on a question while the exam's clock runs: no word is looked up then, and no browser translates what is asked. */
export const examMarker = { 'data-exam-runs': '', ...untranslated } as const

/** Whether an answer is being given under the rules of the exam. */
export const isExamRunning = (): boolean => document.querySelector('[data-exam-runs]') !== null
