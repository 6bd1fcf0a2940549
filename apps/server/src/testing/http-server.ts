import type { FastifyInstance } from 'fastify'
import { currentFormat } from '@rehearsal/exam/formats/formats'
import { systemClock } from '../platform/clock.ts'
import { createHttpServer, type HttpServerOptions } from '../platform/http/http-server.ts'
import type { Learner } from '../platform/http/learner.ts'
import { createLog } from '../platform/log.ts'

const face = {
  nickname: 'Ana',
  timeZone: 'UTC',
  language: null,
  examVariant: 'ACADEMIC',
  formats: currentFormat,
} as const

/** The token of each of these learners is the learner's name. */
const learners: Record<string, Learner> = {
  trial: { ...face, id: 'trial', status: 'TRIAL', role: 'learner' },
  premium: { ...face, id: 'premium', status: 'PREMIUM', role: 'learner' },
  admin: { ...face, id: 'admin', status: 'TRIAL', role: 'admin' },
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** The bare server of `platform/http`, without modules. Its log lines are pushed to `lines`. */
export function aBareServer(options: Partial<HttpServerOptions> = {}, lines: string[] = []): Promise<FastifyInstance> {
  return createHttpServer({
    log: createLog('info', { write: (line) => void lines.push(line) }),
    clock: systemClock,
    authenticate: async (token) => learners[token] ?? null,
    publicUrl: new URL('http://localhost:3000'),
    callLimits: { callsPerMinute: 1000, callsPerAddress: 1000 },
    proxies: 0,
    ...options,
  })
}
