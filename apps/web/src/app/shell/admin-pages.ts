import { Library, type LucideIcon } from 'lucide-react'
import { urls } from '../../shared/urls.ts'
import type { messages } from './admin-messages.ts'

/** `id` is its name among the messages; `text` says there what it is for. */
export type AdminPage = {
  id: keyof typeof messages
  text: keyof typeof messages
  href: string
  icon: LucideIcon
}

/** The pages of the console, in the order of its menu. */
export const adminPages: readonly AdminPage[] = [
  { id: 'questions', text: 'questionsText', href: urls.adminQuestions(), icon: Library },
]
