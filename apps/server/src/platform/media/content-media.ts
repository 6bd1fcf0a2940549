import { scriptSchema } from '@rehearsal/content/pack'
import { eq } from 'drizzle-orm'
import { contentMedia } from '../database/schema/content-media.ts'
import type { Database } from '../database/transaction.ts'
import type { Recordings } from './recordings.ts'

/** A recording lies in the storage once it has been rendered; a picture in its row. */
export type ContentItem = { kind: 'speech'; objectKey: string } | { kind: 'picture'; svg: string }

/** What questions are heard and seen by. */
export type ContentMedia = {
  /** What a media id names, rendered if it has not been yet; null for an unknown id. */
  find(mediaId: string): Promise<ContentItem | null>
}

/** Recordings are rendered when they are first asked for: a bank of hours would hold up the first start. */
export function openContentMedia(db: Database, recordings: Recordings): ContentMedia {
  return {
    find: async (mediaId) => {
      const [row] = await db.select().from(contentMedia).where(eq(contentMedia.id, mediaId))
      if (!row) return null
      if (row.svg !== null) return { kind: 'picture', svg: row.svg }
      return { kind: 'speech', objectKey: await recordings.render(mediaId, scriptSchema.parse(row.script)) }
    },
  }
}
