import { z } from 'zod'

const draftSchema = z.object({
  text: z.string(),
  /** What the text was sent under; null since it was changed. */
  key: z.string().nullable(),
})
export type CommentDraft = z.infer<typeof draftSchema>

export const emptyDraft: CommentDraft = { text: '', key: null }

/** What was written and not sent; null when there is nothing that can be read. */
export const commentDraftOf = (value: unknown): CommentDraft | null => draftSchema.safeParse(value).data ?? null
