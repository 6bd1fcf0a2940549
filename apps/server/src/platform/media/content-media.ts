import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { contentMedia } from '../database/schema/content-media.ts'
import type { Database } from '../database/transaction.ts'
import type { Storage } from '../storage/storage.ts'
import type { Voice } from '../voice/voice.ts'

const scriptSchema = z.object({
  turns: z.array(z.object({ voice: z.enum(['slt', 'rms', 'awb']), text: z.string() })).min(1),
  endsInBeep: z.boolean().optional(),
})
export type ContentScript = z.infer<typeof scriptSchema>

/** A recording lies in the storage once it has been rendered; a picture in its row. */
export type ContentItem = { kind: 'speech'; objectKey: string } | { kind: 'picture'; svg: string }

export type ContentMedia = {
  /** What a media id names, rendered if it has not been yet; null for an unknown id. */
  find(mediaId: string): Promise<ContentItem | null>
  /** Renders a recording unless the storage holds it, and returns its key. With `force` it is rendered again. */
  render(mediaId: string, script: ContentScript, force?: boolean): Promise<string>
}

type Parts = { db: Database; storage: Storage; voice: Voice }

/** Recordings are said when they are first asked for, once each: a bank of hours would hold up the first start. */
export function openContentMedia({ db, storage, voice }: Parts): ContentMedia {
  const rendering = new Map<string, Promise<string>>()

  async function say(objectKey: string, script: ContentScript, force: boolean): Promise<string> {
    if (force || (await storage.findSize(objectKey)) === null) await storage.put(objectKey, await voice.render(script))
    return objectKey
  }

  const render: ContentMedia['render'] = (mediaId, script, force = false) => {
    const objectKey = `speech/${voice.engine}/${mediaId}.mp3`
    const running = rendering.get(objectKey)
    if (running) return running
    const started = say(objectKey, script, force).finally(() => rendering.delete(objectKey))
    rendering.set(objectKey, started)
    return started
  }

  return {
    render,
    find: async (mediaId) => {
      const [row] = await db.select().from(contentMedia).where(eq(contentMedia.id, mediaId))
      if (!row) return null
      if (row.svg !== null) return { kind: 'picture', svg: row.svg }
      return { kind: 'speech', objectKey: await render(mediaId, scriptSchema.parse(row.script)) }
    },
  }
}
