import type { VoiceMemory } from '@rehearsal/ui/voice-memory'
import { browserStore } from '../browser/stored.ts'

const NAME = 'device-voice'

/** The voice of this device that a learner chose last. */
export const voiceMemory: VoiceMemory = {
  read: () => browserStore.read(NAME),
  write: (uri) => void browserStore.write(NAME, uri),
}
