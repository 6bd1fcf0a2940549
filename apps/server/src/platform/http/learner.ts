import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'

/** Who calls, as every route may know it. */
export type Learner = {
  id: string
  role: 'learner' | 'admin'
  status: SubscriptionStatus
  nickname: string
  timeZone: string
  /** Code of the language that is translated into; null where the profile holds none. */
  language: string | null
  examVariant: ExamVariant
  /** The format of each exam that this learner practises. */
  formats: Readonly<Record<ExamVariant, FormatId>>
  /** The sign-in that the token came from, where the embedded issuer made it. */
  sessionId?: string
}

/** Turns a bearer token into a learner; null when the token is not to be trusted. */
export type Authenticate = (token: string) => Promise<Learner | null>
