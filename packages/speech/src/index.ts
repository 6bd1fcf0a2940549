export { createSpeechRaters, type SpeechRaters } from './create-speech-raters.ts'
export { SPEECH_ENGINE } from './engine/engine.ts'
