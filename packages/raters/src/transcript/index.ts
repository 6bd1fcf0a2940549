export { addSpokenContent } from './add-spoken-content.ts'
export { guardTranscript } from './guard-transcript.ts'
export { transcriptOf } from './transcript-of.ts'
export { checkModel, createModelTranscriber, type LoadPackage, MODEL_PACKAGE } from './model-transcriber.ts'
