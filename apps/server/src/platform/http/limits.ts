import { RECORDING_MAX_SECONDS } from '@rehearsal/exam/limits'
import { takeLimits } from '@rehearsal/exam/takes/take-limits'
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addressOf } from './address-of.ts'
import { tooManyTries } from './too-many-tries.ts'

/** Of calls that do not name a limit of their own: room for the recording of specification §9. */
export const BODY_LIMIT_BYTES = takeLimits(RECORDING_MAX_SECONDS).bodyBytes

export type CallLimits = {
  /** Of one learner. */
  callsPerMinute: number
  /** Of all visitors behind one address. */
  callsPerAddress: number
  /** Where calls are counted for all processes; without it this process counts for itself alone. */
  sharedStore?: FastifyRateLimitStoreCtor | undefined
}

/** Limits calls by learner, or by address for visitors. Answers 429 with `Retry-After`. */
export async function limitCalls(app: FastifyInstance, limits: CallLimits): Promise<void> {
  const { callsPerMinute, callsPerAddress, sharedStore } = limits
  await app.register(rateLimit, {
    max: ({ learner }) => (learner === null ? callsPerAddress : callsPerMinute),
    timeWindow: '1 minute',
    keyGenerator: (request) => request.learner?.id ?? addressOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) => tooManyTries(ttl),
    ...(sharedStore === undefined ? {} : { store: sharedStore }),
  })
}
