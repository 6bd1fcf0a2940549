import { scriptSchema } from '@rehearsal/content/pack'
import { type Accent, accentsOf, inAccent } from '@rehearsal/voice'
import { eq } from 'drizzle-orm'
import { contentMedia } from '../database/schema/content-media.ts'
import type { Database } from '../database/transaction.ts'
import type { Recordings } from './recordings.ts'

/** A recording lies in the storage once it has been rendered; a picture in its row. */
export type ContentItem = { kind: 'speech'; objectKey: string } | { kind: 'picture'; svg: string }

/** What questions are heard and seen by. */
export type ContentMedia = {
  /** What a media id names, rendered if it has not been yet; null for an unknown id. A recording can be asked for in an accent. */
  find(mediaId: string, accent?: Accent): Promise<ContentItem | null>
  /** The accents that a recording is to be had in, its own first; none where there is no choice. */
  listAccents(mediaId: string): Promise<Accent[]>
}

/** Recordings are rendered when they are first asked for: a bank of hours would hold up the first start. */
export function openContentMedia(db: Database, recordings: Recordings): ContentMedia {
  const rowOf = async (mediaId: string) => {
    const [row] = await db.select().from(contentMedia).where(eq(contentMedia.id, mediaId))
    return row
  }
  return {
    find: async (mediaId, accent) => {
      const row = await rowOf(mediaId)
      if (!row) return null
      if (row.svg !== null) return { kind: 'picture', svg: row.svg }
      const script = scriptSchema.parse(row.script)
      const isOther = accent !== undefined && accentsOf(script).slice(1).includes(accent)
      const objectKey = isOther
        ? await recordings.render(`${mediaId}-${accent}`, inAccent(script, accent))
        : await recordings.render(mediaId, script)
      return { kind: 'speech', objectKey }
    },
    listAccents: async (mediaId) => {
      const row = recordings.hasAccents ? await rowOf(mediaId) : undefined
      return row?.script ? accentsOf(scriptSchema.parse(row.script)) : []
    },
  }
}
