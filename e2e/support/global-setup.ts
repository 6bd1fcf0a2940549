import { writeMicrophoneFiles } from './microphone.ts'
import { seedData } from './seeded-data.ts'

export default async function globalSetup(): Promise<void> {
  await writeMicrophoneFiles()
  await seedData()
}
