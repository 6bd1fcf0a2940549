import { ApiError, messageOf } from '../api/api-error.ts'
import { t } from './messages.ts'
import { BrowserKeepsNothing } from './pending-sign-in.ts'

/** Why the way to the sign-in page ended, and what to do, for the learner. */
export function signInProblem(error: unknown, isOnline: boolean = navigator.onLine): string {
  if (error instanceof BrowserKeepsNothing) return t('keepsNothing')
  if (!(error instanceof ApiError)) return t('signInBroken')
  if (error.code === 'offline') return isOnline ? t('signInUnreachable') : t('deviceOffline')
  return messageOf(error)
}
