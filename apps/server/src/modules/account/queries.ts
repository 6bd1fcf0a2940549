import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { and, eq, sql } from 'drizzle-orm'
import { users } from '../../platform/database/schema/users.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

export type NewUser = {
  id: string
  email: string | null
  username: string
  nickname: string
  passwordHash: string | null
  issuer: string | null
  subject: string | null
  timeZone: string
  /** ACADEMIC where it is not said. */
  examVariant?: ExamVariant | undefined
  isDemo: boolean
  demoExpiresAt: Date | null
  createdAt: Date
}

export async function insertUser(db: Db, row: NewUser) {
  await db.insert(users).values(row)
}

export async function findUser(db: Db, id: string) {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}
export type UserRecord = NonNullable<Awaited<ReturnType<typeof findUser>>>

export async function findUserByEmail(db: Db, email: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`)
  return row
}

/** The learner that an outside issuer calls `subject`. */
export async function findUserBySubject(db: Db, issuer: string, subject: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
  return row
}

export type ProfileChanges = {
  nickname?: string | undefined
  username?: string | undefined
  initials?: string | null | undefined
  language?: string | null | undefined
  country?: string | null | undefined
  timeZone?: string | undefined
  examVariant?: ExamVariant | undefined
  academicFormat?: FormatId | null | undefined
}

/** Drizzle leaves alone what is `undefined`. */
export async function updateProfile(db: Db, id: string, changes: ProfileChanges) {
  if (Object.values(changes).every((value) => value === undefined)) return
  await db.update(users).set(changes).where(eq(users.id, id))
}

/** Writes the same password's hash anew, unless another password was set meanwhile. */
export async function replacePasswordHash(db: Db, id: string, before: string, passwordHash: string) {
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
}

export async function updatePassword(db: Db, id: string, passwordHash: string) {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id))
}
