export { addSpokenContent } from './add-spoken-content.ts'
export { guardTranscript } from './guard-transcript.ts'
export { MAX_TRANSCRIPT_CHARACTERS, transcriptOf, wordsIn } from './transcript-of.ts'
