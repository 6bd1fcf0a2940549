import type { SpeechScript } from '@rehearsal/voice'
import { AppError } from '../http/app-error.ts'
import type { Storage } from '../storage/storage.ts'
import type { Voice } from '../voice/voice.ts'

/** What questions say, as mp3 in the storage. */
export type Recordings = {
  /** Whether the voices have accents to choose from. */
  hasAccents: boolean
  /**
   * Renders a script unless the storage holds its recording, and returns the recording's key. With `force` it is
   * rendered again.
   *
   * @throws AppError `recording_unavailable` when it could not be rendered; nothing is kept then.
   */
  render(mediaId: string, script: SpeechScript, force?: boolean): Promise<string>
}

/** Recordings are kept by engine and content, so that another engine, or another text, renders anew. */
export function openRecordings(storage: Storage, voice: Voice): Recordings {
  const rendering = new Map<string, Promise<string>>()

  async function keep(objectKey: string, script: SpeechScript, force: boolean): Promise<string> {
    if (!force && (await storage.findSize(objectKey)) !== null) return objectKey
    const mp3 = await voice.render(script).catch((cause: unknown) => {
      throw new AppError('recording_unavailable', { cause })
    })
    await storage.put(objectKey, mp3)
    return objectKey
  }

  return {
    hasAccents: voice.hasAccents,
    render: (mediaId, script, force = false) => {
      const objectKey = `speech/${voice.engine}/${mediaId}.mp3`
      // Whoever asks while it is rendered waits for the same one.
      const running = rendering.get(objectKey)
      if (running) return running
      const started = keep(objectKey, script, force).finally(() => rendering.delete(objectKey))
      rendering.set(objectKey, started)
      return started
    },
  }
}
