import { translator } from '../i18n/translator.ts'

const messages = {
  deviceOffline: 'This device is offline. Connect it, then try again.',
  signInUnreachable:
    'The server does not answer. Try again in a moment; if it goes on, tell the person who runs Rehearsal.',
  keepsNothing: 'This browser blocks cookies and storage for this page. Allow them in its settings, then try again.',
  begunElsewhere: 'This sign-in was begun in another tab, or it is finished already. Sign in again here.',
  signInRefused: 'Signing in was stopped before it was done. Sign in again.',
  signInTooLate: 'Signing in took too long, or this page was opened twice. Sign in again.',
  signInBroken: 'Signing in broke off. Try again; if it goes on, reload the page.',
} as const

export const t = translator(messages)
