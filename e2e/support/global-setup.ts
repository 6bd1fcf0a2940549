import { learnerSpeech, microphonePath, writeMicrophoneFile } from './microphone.ts'

export default async function globalSetup(): Promise<void> {
  writeMicrophoneFile(microphonePath, await learnerSpeech())
}
