import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import { endSessionsOf, endSignIn, listSignIns, type SignIn } from '../../platform/identity/sign-ins.ts'
import type { Platform } from '../../platform/services.ts'

type Who = Pick<Learner, 'id' | 'sessionId'>

/** Where a learner is signed in: here first, then where it was last. */
export async function listSessionsOf({ db, clock }: Platform, learner: Who): Promise<SignIn[]> {
  const signIns = await listSignIns(db, learner.id, clock.now())
  const isHere = ({ id }: SignIn) => Number(id === learner.sessionId)
  return signIns.toSorted((a, b) => isHere(b) - isHere(a))
}

/** @throws AppError `not_found` for a sign-in that is not the learner's, or has ended. */
export async function endSessionOf({ db }: Platform, learner: Who, id: string): Promise<void> {
  if (!(await endSignIn(db, learner.id, id))) throw new AppError('not_found')
}

/** Signs a learner out everywhere, or everywhere but here. */
export function endSessions({ db }: Platform, learner: Who, keepsThis: boolean): Promise<void> {
  return endSessionsOf(db, learner.id, keepsThis ? learner.sessionId : undefined)
}
