import { z } from 'zod'

const draftSchema = z.object({
  html: z.string(),
  /** The note and version that it changes; null for a first note. */
  base: z.object({ id: z.number(), version: z.number() }).nullable(),
})
export type NoteDraft = z.infer<typeof draftSchema>

const nameOf = (userId: string, practiceId: number) => `note-draft:${userId}:${practiceId}`

/** What this learner wrote and has not saved; null when there is nothing that can be read. */
export function readNoteDraft(userId: string, practiceId: number): NoteDraft | null {
  try {
    const text = localStorage.getItem(nameOf(userId, practiceId))
    return text === null ? null : draftSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Keeps a draft, or forgets it when it is null. A browser that keeps nothing still runs the page. */
export function writeNoteDraft(userId: string, practiceId: number, draft: NoteDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(nameOf(userId, practiceId))
    else localStorage.setItem(nameOf(userId, practiceId), JSON.stringify(draft))
  } catch {
    // Full or forbidden: the draft lives as long as the dialog.
  }
}
