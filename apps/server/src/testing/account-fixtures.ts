import { eq } from 'drizzle-orm'
import { oidcModel } from '../platform/database/schema/identity.ts'
import type { TestApp } from './an-app.ts'
import type { Asking } from './ask.ts'
import type { CallFixture } from './call-fixture.ts'

const isOpen = (status: number, asking: Asking = {}): CallFixture => ({
  make: () => Promise.resolve(asking),
  isOwned: false,
  status,
})
const WRONG = 'not the password'

/** Working calls for what a learner signs in with, and what is theirs. Those that ask for a password are told a wrong one: nobody's account must change. */
export function accountFixtures(app: TestApp): Record<string, CallFixture> {
  return {
    'GET /api/profile/languages': isOpen(200),
    'GET /api/profile/timeZones': isOpen(200),
    'GET /api/account/email-change': isOpen(200),
    'PUT /api/account/email-change': isOpen(400, { body: { email: 'new@example.org', password: WRONG } }),
    'DELETE /api/account/email-change': isOpen(204),
    'POST /api/email-changes/{token}': isOpen(410, { params: { token: 'x'.repeat(32) } }),
    'PUT /api/account/password': isOpen(400, { body: { password: WRONG, newPassword: 'a new password' } }),
    'GET /api/sessions': isOpen(200),
    'DELETE /api/sessions/{id}': {
      make: async (owner) => {
        const { db, clock } = app.platform
        const session = { kind: 'Session', id: 'a-cookie', uid: 'a-fixture-session' }
        const expiresAt = new Date(clock.now().getTime() + 60_000)
        await db.delete(oidcModel).where(eq(oidcModel.id, session.id))
        await db.insert(oidcModel).values({ ...session, payload: { accountId: owner.id, iat: 0 }, expiresAt })
        return { params: { id: session.uid } }
      },
      isOwned: true,
      status: 204,
    },
    'DELETE /api/sessions': isOpen(204),
    'POST /api/account/exports': isOpen(201),
    'PUT /api/account/deletion': isOpen(400, { body: { password: WRONG } }),
    'DELETE /api/account/deletion': isOpen(200),
    'GET /api/calendar-feed': isOpen(200),
    'POST /api/calendar-feed': isOpen(201),
    'DELETE /api/calendar-feed': isOpen(204),
  }
}
