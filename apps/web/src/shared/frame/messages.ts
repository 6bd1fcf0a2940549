import { translator } from '../i18n/translator.ts'

const messages = {
  productName: 'Rehearsal',
  toDarkTheme: 'Switch to the dark theme',
  toLightTheme: 'Switch to the light theme',
  skipToContent: 'Skip to content',
  retry: 'Retry',
  close: 'Close',
  leave: 'Leave',
  stay: 'Stay',
  pageTitle: '{page} · Rehearsal',
} as const

export const t = translator(messages)
