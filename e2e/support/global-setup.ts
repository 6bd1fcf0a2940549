import { writeMicrophoneFiles } from './microphone.ts'

export default async function globalSetup(): Promise<void> {
  await writeMicrophoneFiles()
}
