export { addSpokenContent } from './add-spoken-content.ts'
export { guardTranscript } from './guard-transcript.ts'
export { transcriptOf } from './transcript-of.ts'
