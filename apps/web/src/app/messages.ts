import { texts } from '@rehearsal/contracts/texts'
import { translator } from '../shared/i18n/translator.ts'

const messages = {
  notifications: 'Notifications',
  close: 'Close',
  loading: 'Loading',
  notLoggedIn: texts.notLoggedIn,
  notAuthorized: texts.notAuthorized,
  errorTitle: 'This page could not be shown',
  retry: 'Retry',
} as const

export const t = translator(messages)
