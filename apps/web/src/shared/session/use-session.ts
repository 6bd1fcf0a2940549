import { getCurrentUser, type CurrentUser } from '@rehearsal/contracts/account'
import { defaultExamVariant, type ExamVariant } from '@rehearsal/exam/exam-variant'
import { subscriptionStatusSchema, type SubscriptionStatus } from '@rehearsal/exam/codes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { parseSession } from '../api/active-session.ts'
import { usePersisted, writePersisted } from '../browser/persisted.ts'

/** The signed-in learner, from `GET /api/users/currentUser`. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: async ({ signal }): Promise<CurrentUser> => {
    const user = await call(getCurrentUser, { signal })
    writePersisted('status', user.status)
    writePersisted('language', user.profile.language)
    return user
  },
})

export type Session = {
  isSignedIn: boolean
  /** Undefined until it has been fetched. */
  user: CurrentUser | undefined
  /** The plan, as the profile last said: known before the profile has been fetched again. */
  status: SubscriptionStatus
  /** ACADEMIC until the learner chooses (specification §2.3). */
  variant: ExamVariant
  setVariant: (variant: ExamVariant) => void
}

/** Who is signed in, with which plan, for which variant of the exam; follows every tab of this browser. */
export function useSession(): Session {
  const isSignedIn = parseSession(usePersisted('activeSession')) !== null
  const status = subscriptionStatusSchema.safeParse(usePersisted('status')).data ?? 'TRIAL'
  const variant = variantOf(usePersisted('auth'))
  const { data: user } = useQuery({ ...currentUserQuery, enabled: isSignedIn })
  return { isSignedIn, user, status: user?.status ?? status, variant, setVariant }
}

/** `auth` keeps the variant in small letters: `academic` unless it says `core` (specification §3). */
const variantOf = (auth: string | null): ExamVariant => (auth === 'core' ? 'CORE' : defaultExamVariant)

/** Shows this exam from now on. */
export const setVariant = (variant: ExamVariant): void =>
  writePersisted('auth', variant === 'CORE' ? 'core' : 'academic')
