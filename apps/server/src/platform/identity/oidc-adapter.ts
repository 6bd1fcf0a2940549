import { and, eq, isNull, lt } from 'drizzle-orm'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { oidcModel } from '../database/schema/identity.ts'
import type { Database } from '../database/transaction.ts'

const payloadSchema = z.looseObject({})

/**
 * Keeps what oidc-provider keeps (sessions, grants, codes, tokens, interactions) in the database, and with each session
 * the device that it was last saved from.
 */
export function oidcAdapterOf(db: Database, clock: Clock, deviceNow: () => string = () => '') {
  return (kind: string): Adapter => {
    const isRow = (id: string) => and(eq(oidcModel.kind, kind), eq(oidcModel.id, id))
    const find = async (condition: ReturnType<typeof isRow>): Promise<AdapterPayload | undefined> => {
      const [row] = await db.select().from(oidcModel).where(condition)
      if (!row || (row.expiresAt !== null && row.expiresAt <= clock.now())) return undefined
      const payload = payloadSchema.parse(row.payload)
      return row.consumedAt === null ? payload : { ...payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) }
    }
    return {
      upsert: async (id, payload, expiresIn) => {
        const values = {
          payload: kind === 'Session' ? withDevice(payload, deviceNow()) : payload,
          grantId: payload.grantId ?? null,
          userCode: payload.userCode ?? null,
          uid: payload.uid ?? null,
          expiresAt: endAfter(clock, expiresIn),
        }
        await db
          .insert(oidcModel)
          .values({ kind, id, ...values })
          .onConflictDoUpdate({ target: [oidcModel.kind, oidcModel.id], set: values })
      },
      find: (id) => find(isRow(id)),
      findByUid: (uid) => find(and(eq(oidcModel.kind, kind), eq(oidcModel.uid, uid))),
      findByUserCode: (userCode) => find(and(eq(oidcModel.kind, kind), eq(oidcModel.userCode, userCode))),
      consume: async (id) => {
        const isOpen = and(isRow(id), isNull(oidcModel.consumedAt))
        const rows = await db
          .update(oidcModel)
          .set({ consumedAt: clock.now() })
          .where(isOpen)
          .returning({ id: oidcModel.id })
        // Two requests with one code or refresh token may both have found it unused; only one may use it.
        if (rows.length === 0) throw new errors.InvalidGrant(`${kind} already used`)
      },
      destroy: async (id) => {
        await db.delete(oidcModel).where(isRow(id))
      },
      revokeByGrantId: async (grantId) => {
        await db.delete(oidcModel).where(and(eq(oidcModel.kind, kind), eq(oidcModel.grantId, grantId)))
      },
    }
  }
}

/** When what is kept for `seconds` from now on expires; null where it never does. */
export const endAfter = (clock: Clock, seconds: number | undefined): Date | null =>
  seconds !== undefined && seconds > 0 ? new Date(clock.now().getTime() + seconds * 1000) : null

const withDevice = (payload: AdapterPayload, device: string): AdapterPayload =>
  device === '' ? payload : { ...payload, device }

/** Forgets what has expired. */
export async function deleteExpiredModels(db: Database, clock: Clock): Promise<void> {
  await db.delete(oidcModel).where(lt(oidcModel.expiresAt, clock.now()))
}
