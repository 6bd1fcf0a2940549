import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Log } from '../log.ts'

/** PostgreSQL's own bus between processes. */
export type Notifications = { send(payload: string): void; close(): Promise<void> }

const CHANNEL = 'rehearsal_events'
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 10_000

/** Listens on a connection of its own and comes back by itself when that breaks. */
export async function connectNotifications(
  database: Extract<OpenDatabase, { kind: 'postgres' }>,
  receive: (payload: string) => void,
  log: Log,
): Promise<Notifications> {
  const closing = new AbortController()
  let current: Client | undefined

  async function listen(): Promise<void> {
    const client = new Client({ connectionString: database.url, application_name: 'rehearsal-events', keepAlive: true })
    client.on('notification', ({ payload }) => receive(payload ?? ''))
    client.on('error', (error) => log.warn({ err: error }, 'the event connection broke'))
    client.on('end', () => {
      // One that never came to listen is tried again by who opened it.
      if (current !== client) return
      current = undefined
      if (!closing.signal.aborted) void reconnect(FIRST_RETRY_MS)
    })
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    if (closing.signal.aborted) await client.end()
    else current = client
  }

  async function reconnect(delayMs: number): Promise<void> {
    try {
      await wait(delayMs * (0.5 + Math.random()), undefined, { signal: closing.signal, ref: false })
      await listen()
    } catch (error) {
      if (closing.signal.aborted) return
      log.warn({ err: error }, 'the event connection could not be opened')
      await reconnect(Math.min(delayMs * 2, LONGEST_RETRY_MS))
    }
  }

  await listen()
  return {
    send: (payload) => {
      database.client
        .query('select pg_notify($1, $2)', [CHANNEL, payload])
        .catch((error: unknown) => log.warn({ err: error }, 'an event did not reach the other processes'))
    },
    close: async () => {
      closing.abort()
      await current?.end()
    },
  }
}
