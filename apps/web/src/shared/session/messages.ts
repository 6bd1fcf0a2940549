import { translator } from '../i18n/translator.ts'

const messages = {
  deviceOffline: 'This device is offline. Connect it, then try again.',
  signInUnreachable:
    'The server does not answer. Try again in a moment; if it goes on, tell the person who runs Rehearsal.',
  keepsNothing: 'This browser blocks cookies and storage for this page. Allow them in its settings, then try again.',
  signInBroken: 'Signing in broke off. Reload the page and try again.',
} as const

export const t = translator(messages)
