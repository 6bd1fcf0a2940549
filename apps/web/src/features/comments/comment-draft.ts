import { z } from 'zod'

const draftSchema = z.object({
  text: z.string(),
  /** What the text was sent under; null since it was changed. */
  key: z.string().nullable(),
})
export type CommentDraft = z.infer<typeof draftSchema>

export const emptyDraft: CommentDraft = { text: '', key: null }

/** What was written under `name` and has not been sent. */
export function readCommentDraft(name: string): CommentDraft {
  try {
    const text = localStorage.getItem(name)
    return text === null ? emptyDraft : draftSchema.parse(JSON.parse(text))
  } catch {
    return emptyDraft
  }
}

/** Keeps a draft; an empty one is forgotten. A browser that keeps nothing still runs the page. */
export function writeCommentDraft(name: string, draft: CommentDraft): void {
  try {
    if (draft.text.trim() === '') localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // Full or forbidden: the draft lives as long as its field.
  }
}
