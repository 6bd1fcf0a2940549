export { MicrophoneChoiceProvider, type MicrophoneChoice } from './microphone-choice.tsx'
