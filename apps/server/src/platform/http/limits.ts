import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** Fits 60 s of base64 mp3 at 128 kbit/s (1.28 MB) with room for the rest. */
export const BODY_LIMIT_BYTES = 2 * 1024 * 1024

/** Limits calls by learner, or by address for visitors. Answers 429 with `Retry-After`. */
export async function limitCalls(app: FastifyInstance, callsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => request.learner?.id ?? request.ip,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
}
