import { translator } from '../../shared/i18n/translator.ts'

const messages = {
  title: 'Signing you in',
  wait: 'One moment.',
  failedTitle: 'You could not be signed in',
  retry: 'Sign in again',
} as const

export const t = translator(messages)
