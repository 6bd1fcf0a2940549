import type { Moderated } from '@rehearsal/contracts/moderation'
import { answers, apiServer, signedInHandlers } from '../../../testing/api-server.ts'
import { aUser, signIn } from '../../../testing/fixtures.ts'

/** A reported comment. */
export const aModerated = (changes: Partial<Moderated> = {}): Moderated => ({
  subject: 'comment',
  id: 7,
  reportCount: 2,
  lastReportId: 12,
  reports: [
    { id: 12, description: 'It is rude.', reportedBy: 'Cem', createdAt: '2026-03-18T09:00:00.000Z' },
    { id: 11, description: 'Spam', reportedBy: null, createdAt: '2026-03-17T09:00:00.000Z' },
  ],
  text: 'A rude word',
  recordingUrl: null,
  author: { nickname: 'Ben', isAdministrator: false, isBanned: false, banEndsAt: null },
  createdAt: '2026-03-16T09:00:00.000Z',
  hiddenAt: null,
  question: { id: 42, taskId: 'speaking/read-aloud', title: 'Tidal power', isRetired: false },
  sighting: null,
  repliesTo: null,
  ...changes,
})

/** A page of a queue. */
export const aQueue = (things: readonly Moderated[], total = things.length) => ({
  _embedded: { moderatedDtoList: things },
  page: { number: 0, size: 10, totalPages: Math.ceil(total / 10), totalElements: total },
  openCounts: { question: 0, comment: total, entry: 0, reply: 3, answer: 0 },
})

/** Signs an administrator in. */
export function signInAsAdmin(): void {
  signIn()
  apiServer.use(...signedInHandlers())
  apiServer.use(answers('/api/users/currentUser', aUser({ role: 'admin' })))
}
