import type { LucideIcon } from 'lucide-react'
import type { messages } from './admin-messages.ts'

/** `id` is its name among the messages; `text` says there what it is for. */
export type AdminPage = {
  id: keyof typeof messages
  text: keyof typeof messages
  href: string
  icon: LucideIcon
}

/** The pages of the console, in the order of its menu. */
export const adminPages: readonly AdminPage[] = []
