import type { completeInteraction } from '@rehearsal/contracts/sign-in'
import type { RequestOf } from '@rehearsal/contracts/endpoint'
import type { Platform } from '../../platform/services.ts'
import { signIn, signUp } from '../account/service.ts'
import { startDemo } from '../demo/service.ts'

type Action = RequestOf<typeof completeInteraction>['body']['action']

/** The account that a visitor signs in to: an own one, a new one, or a demo. Returns its id. */
export function enter(platform: Platform, action: Action): Promise<string> {
  if (action.kind === 'sign-in') return signIn(platform, action.email, action.password)
  if (action.kind === 'sign-up') return signUp(platform, action)
  return startDemo(platform, action.status, action.timeZone)
}
