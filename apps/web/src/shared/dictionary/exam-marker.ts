/** Stands on a question while the exam's clock runs: no word is looked up then. */
export const examMarker = { 'data-exam-runs': '' } as const

/** Whether an answer is being given under the rules of the exam. */
export const isExamRunning = (): boolean => document.querySelector('[data-exam-runs]') !== null
