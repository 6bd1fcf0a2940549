import { renderScript, speechServer, type SpeechScript } from '@rehearsal/voice'
import type { VoiceServer } from './voice.ts'

/** Says a script and returns it as mp3. */
export async function render(input: { script: SpeechScript; server: VoiceServer | null }): Promise<Uint8Array> {
  const { script, server } = input
  const { mp3 } = server === null ? await renderScript(script) : await renderScript(script, speechServer(server))
  return mp3
}
