import { type ModelSpeech, modelSpeechSchema } from '@rehearsal/contracts/practice'
import { AppError } from '../http/app-error.ts'
import type { Rating } from '../rating/rating.ts'
import type { Storage } from '../storage/storage.ts'
import type { ContentMedia } from './content-media.ts'

/** What the model recordings of questions are measured by. */
export type ModelVoice = {
  /**
   * Word times and melody of a recording that says `text`. Measured once per recording and engine, and kept beside the
   * recording; whoever asks meanwhile waits for the same measurement.
   *
   * @throws AppError `not_found` for what is no recording, `engine_busy` or `recording_unavailable`; nothing is kept then.
   */
  measure(mediaId: string, text: string): Promise<ModelSpeech>
}

export function openModelVoice(storage: Storage, contentMedia: ContentMedia, rating: Rating): ModelVoice {
  const measuring = new Map<string, Promise<ModelSpeech>>()

  async function keep(mediaId: string, text: string): Promise<ModelSpeech> {
    const item = await contentMedia.find(mediaId)
    if (item?.kind !== 'speech') throw new AppError('not_found')
    const { id, version } = rating.speechEngine
    const key = item.objectKey.replace(/\.mp3$/u, `.${id}-${version}.json`)
    const known = await findKept(storage, key)
    if (known) return known
    const measured = modelSpeechSchema.parse(await rating.measureSpeech(await storage.get(item.objectKey), text))
    await storage.put(key, Buffer.from(JSON.stringify(measured)))
    return measured
  }

  return {
    measure: (mediaId, text) => {
      const running = measuring.get(mediaId)
      if (running) return running
      const started = keep(mediaId, text).finally(() => measuring.delete(mediaId))
      measuring.set(mediaId, started)
      return started
    },
  }
}

/** What was kept of an earlier measurement; nothing where it cannot be read. */
async function findKept(storage: Storage, key: string): Promise<ModelSpeech | null> {
  if ((await storage.findSize(key)) === null) return null
  const text = Buffer.from(await storage.get(key)).toString()
  const parsed = modelSpeechSchema.safeParse(jsonOf(text))
  return parsed.success ? parsed.data : null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
