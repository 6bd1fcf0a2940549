import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

export type ReadinessChecks = Readonly<Record<string, () => Promise<boolean>>>

const CHECK_LIMIT_MS = 2000

/**
 * `/health/live`: the process answers. `/health/ready`: 200 only while every check holds, so that no learner is sent to
 * a server that cannot serve. A check that fails or takes seconds counts as no.
 */
export function healthRoutes(app: FastifyInstance, checks: ReadinessChecks): void {
  const shared = { method: 'GET', config: { access: 'public', rateLimit: false } } as const
  app.route({ ...shared, url: '/health/live', handler: async () => ({ status: 'live' }) })
  app.route({
    ...shared,
    url: '/health/ready',
    handler: async () => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await holds(check)] as const),
      )
      const details = Object.fromEntries(results)
      if (results.some(([, isReady]) => !isReady)) throw new AppError('not_ready', { details })
      return { status: 'ready', checks: details }
    },
  })
}

async function holds(check: () => Promise<boolean>): Promise<boolean> {
  const { promise: timeUp, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), CHECK_LIMIT_MS)
  try {
    return await Promise.race([check(), timeUp])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
