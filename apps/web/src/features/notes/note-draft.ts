import { z } from 'zod'

const draftSchema = z.object({
  html: z.string(),
  /** The note and version that it changes; null for a first note. */
  base: z.object({ id: z.number(), version: z.number() }).nullable(),
})
export type NoteDraft = z.infer<typeof draftSchema>

/** Under which a note is kept while it is written. */
export const noteDraftName = (userId: string, practiceId: number): string => `note-draft:${userId}:${practiceId}`

/** What was written and not saved; null when there is nothing that can be read. */
export const noteDraftOf = (value: unknown): NoteDraft | null => draftSchema.safeParse(value).data ?? null
