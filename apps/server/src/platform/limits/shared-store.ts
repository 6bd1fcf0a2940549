import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { type CallCounts, windowEnd } from './call-counts.ts'

/** A process tells the others of its calls in parts of a limit; a limit below 40 is told call by call, and is exact. */
const PARTS = 20
/** Callers remembered at once; who is forgotten takes up to one part of a limit with them. */
const MOST_CALLERS = 20_000

type Own = { endsAt: number; shared: number; untold: number }
type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void
type Parts = { counts: CallCounts; clock: Clock; log: Log }

const routeSchema = z.object({
  routeInfo: z.object({ method: z.union([z.string(), z.array(z.string())]), url: z.string() }),
})

/**
 * Limits that several server processes share. Asking the database about every call would cost each a statement: a process
 * counts by itself and tells the others after each twentieth of the limit, when it also hears of theirs. A limit may so be
 * overshot by a twentieth in each process (5% with two that share the calls evenly); limits below 40 are exact. While the
 * database cannot be reached each process limits alone.
 */
export function sharedStoreOf(parts: Parts): FastifyRateLimitStoreCtor {
  return class SharedStore implements FastifyRateLimitStore {
    readonly #scope: string
    readonly #callers = new Map<string, Own>()

    constructor(options: FastifyRateLimitOptions) {
      const { data } = routeSchema.safeParse(options)
      this.#scope = data === undefined ? 'all calls' : `${String(data.routeInfo.method)} ${data.routeInfo.url}`
    }

    incr(key: string, callback: Callback, timeWindow: number, max: number): void {
      void this.#count(key, callback, timeWindow, max)
    }

    async #count(key: string, callback: Callback, timeWindow: number, max: number): Promise<void> {
      const now = parts.clock.now()
      const own = this.#ownOf(key, windowEnd(now, timeWindow).getTime())
      own.untold += 1
      // Its own place: those that come while the database is asked stand behind it.
      const place = own.shared + own.untold
      const sum = await this.#tell(`${this.#scope} by ${key}`, own, timeWindow, max)
      callback(null, { current: sum ?? place, ttl: own.endsAt - now.getTime() })
    }

    child(routeOptions: FastifyRateLimitOptions): FastifyRateLimitStore {
      return new SharedStore(routeOptions)
    }

    #ownOf(key: string, endsAt: number): Own {
      const known = this.#callers.get(key)
      if (known?.endsAt === endsAt) return known
      const [oldest] = this.#callers.keys()
      if (known === undefined && oldest !== undefined && this.#callers.size >= MOST_CALLERS)
        this.#callers.delete(oldest)
      const own = { endsAt, shared: 0, untold: 0 }
      this.#callers.set(key, own)
      return own
    }

    /** The sum over all processes, where it was asked for. */
    async #tell(name: string, own: Own, timeWindow: number, max: number): Promise<number | null> {
      // Who is over the limit stays there until the window ends: nothing needs to be told any more.
      if (own.shared > max || own.untold < Math.max(1, Math.floor(max / PARTS))) return null
      const by = own.untold
      own.untold = 0
      own.shared += by
      try {
        const { count } = await parts.counts.add(name, by, timeWindow)
        own.shared = Math.max(own.shared, count)
        return count
      } catch (err) {
        parts.log.warn({ err }, 'calls could not be counted for all processes')
        return null
      }
    }
  }
}
