export { createWritingRater } from './create-writing-rater.ts'
export { WRITING_ENGINE } from './writing-engine.ts'
