export { hasRecogniser } from './recogniser.ts'
export { useTranscribedRecorder } from './use-transcribed-recorder.ts'
