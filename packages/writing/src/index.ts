export { createSummaryRater } from './create-summary-rater.ts'
export { WRITING_ENGINE } from './writing-engine.ts'
