import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addressOf } from './address-of.ts'
import { tooManyTries } from './too-many-tries.ts'

/** Fits 60 s of base64 mp3 at 128 kbit/s (1.28 MB) with room for the rest. */
export const BODY_LIMIT_BYTES = 2 * 1024 * 1024

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
