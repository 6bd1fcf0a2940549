import { z } from 'zod'

const nameOf = (userId: string, questionId: number) => `draft:${userId}:${questionId}`

/** The draft kept as typed; undefined when there is none that can be read. */
export function readTextDraft(userId: string, questionId: number): unknown {
  try {
    const text = localStorage.getItem(nameOf(userId, questionId))
    return text === null ? undefined : z.json().parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Keeps a draft, or forgets it when it is undefined. A browser that keeps nothing still runs the page. */
export function writeTextDraft(userId: string, questionId: number, draft: unknown): void {
  try {
    if (draft === undefined) localStorage.removeItem(nameOf(userId, questionId))
    else localStorage.setItem(nameOf(userId, questionId), JSON.stringify(draft))
  } catch {
    // Full or forbidden: the draft lives as long as the page.
  }
}
