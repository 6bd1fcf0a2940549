import { translator } from '../i18n/translator.ts'

const messages = {
  signInUnreachable: 'Sign-in could not be reached. Try again.',
} as const

export const t = translator(messages)
