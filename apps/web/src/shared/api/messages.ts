import { translator } from '../i18n/translator.ts'

const messages = {
  offline: 'No connection. Check your network and try again.',
  unreadable: 'The server answered in a way this page does not understand. Reload the page.',
} as const

export const t = translator(messages)
