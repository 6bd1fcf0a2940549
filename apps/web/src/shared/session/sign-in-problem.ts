import { ApiError, messageOf } from '../api/api-error.ts'
import { GrantRefused } from '../api/identity-provider.ts'
import { t } from './messages.ts'
import { BrowserKeepsNothing } from './pending-sign-in.ts'
import { SignInFailed } from './sign-in-failed.ts'

/** Why the way to the sign-in page, or back from it, ended, and what to do, for the learner. */
export function signInProblem(error: unknown, isOnline: boolean = navigator.onLine): string {
  if (error instanceof BrowserKeepsNothing) return t('keepsNothing')
  if (error instanceof SignInFailed) return t(error.reason === 'refused' ? 'signInRefused' : 'begunElsewhere')
  // The code that the identity provider sent along is good for a minute, and once.
  if (error instanceof GrantRefused) return t('signInTooLate')
  // What is not of our server has no text for the learner: a page of a network's own, a provider that is down.
  if (!(error instanceof ApiError) || error.code === 'unreadable') return t('signInBroken')
  if (error.code === 'offline') return isOnline ? t('signInUnreachable') : t('deviceOffline')
  return messageOf(error)
}
