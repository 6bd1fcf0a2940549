export { embeddedTranscriber } from './embedded-transcriber.ts'
export { checkModel, createModelTranscriber, type LoadPackage, MODEL_PACKAGE } from './model-transcriber.ts'
