import { translator } from '../i18n/translator.ts'

export const messages = {
  productName: 'Rehearsal',
  toDarkTheme: 'Switch to the dark theme',
  toLightTheme: 'Switch to the light theme',
  skipToContent: 'Skip to content',
  retry: 'Retry',
  reference: 'Request {id}',
  close: 'Close',
  leave: 'Leave',
  stay: 'Stay',
  pageTitle: '{page} · Rehearsal',
} as const

export const t = translator(messages)
