import { randomUUID } from 'node:crypto'
import { attemptEventSchema } from '@rehearsal/contracts/attempts'
import { z } from 'zod'
import { refuseInsideTransaction } from '../database/transaction-scope.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Log } from '../log.ts'
import { connectNotifications, type Notifications } from './notifications.ts'

/** What modules tell each other, and waiting pages, after a commit. Small: ids and states, never content. */
const platformEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('attempt'),
    attemptId: z.number().int(),
    userId: z.string(),
    step: attemptEventSchema.shape.step,
  }),
])
export type PlatformEvent = z.infer<typeof platformEventSchema>

const envelopeSchema = z.object({ origin: z.string(), event: platformEventSchema })

export type Events = {
  /**
   * Tells all subscribers of this process at once, and those of other processes on the same PostgreSQL soon after.
   * Delivery elsewhere is not promised: who waits also looks from time to time.
   */
  publish(event: PlatformEvent): void
  /** @returns a function that ends the subscription. */
  subscribe(listener: (event: PlatformEvent) => void): () => void
  close(): Promise<void>
}

/** Opens the bus: in this process, and through LISTEN/NOTIFY where several processes share a PostgreSQL. */
export async function openEvents(database: OpenDatabase, log: Log): Promise<Events> {
  const origin = randomUUID()
  const listeners = new Set<(event: PlatformEvent) => void>()
  const deliver = (event: PlatformEvent) => {
    for (const listener of listeners) {
      try {
        listener(event)
      } catch (error) {
        log.error({ err: error, kind: event.kind }, 'a listener failed')
      }
    }
  }
  const receive = (payload: string) => {
    const message = envelopeSchema.safeParse(jsonOf(payload)).data
    if (message !== undefined && message.origin !== origin) deliver(message.event)
  }
  const notifications: Notifications | null =
    database.kind === 'postgres' ? await connectNotifications(database, receive, log) : null
  return {
    publish: (event) => {
      // A subscriber that looks before the commit would find nothing.
      refuseInsideTransaction()
      deliver(event)
      notifications?.send(JSON.stringify({ origin, event }))
    },
    subscribe: (listener) => {
      // Wrapped, so that subscribing one function twice makes two subscriptions.
      const own = (event: PlatformEvent) => listener(event)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    close: async () => {
      listeners.clear()
      await notifications?.close()
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
