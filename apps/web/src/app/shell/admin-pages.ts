import { Flag, Library, type LucideIcon, MessageSquareOff, ScrollText, UserX } from 'lucide-react'
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
  { id: 'reports', text: 'reportsText', href: urls.adminReports(), icon: Flag },
  { id: 'bans', text: 'bansText', href: urls.adminBans(), icon: UserX },
  { id: 'blockedPhrases', text: 'blockedPhrasesText', href: urls.adminBlockList, icon: MessageSquareOff },
  { id: 'auditLog', text: 'auditLogText', href: urls.adminAuditLog(), icon: ScrollText },
  { id: 'questions', text: 'questionsText', href: urls.adminQuestions(), icon: Library },
]
