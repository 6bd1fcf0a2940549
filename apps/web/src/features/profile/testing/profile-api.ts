import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { http, HttpResponse } from 'msw'
import { apiServer, errorBody, signedInHandlers } from '../../../testing/api-server.ts'
import { aUser } from '../../../testing/fixtures.ts'

export const aSession = (changes: Record<string, unknown> = {}) => ({
  id: 'session-of-this-browser',
  device: 'Firefox on Windows',
  signedInAt: '2026-03-10T09:00:00.000Z',
  lastUsedAt: '2026-03-18T09:00:00.000Z',
  isCurrent: true,
  ...changes,
})

/** The body of a 400 that names one field. */
export const refusedAt = (field: string, defaultMessage: string) => {
  const errors: ErrorIssue[] = [{ code: 'custom', field, path: field, defaultMessage }]
  return HttpResponse.json({ ...errorBody('invalid_request'), errors }, { status: 400 })
}

type ProfileServer = {
  user: ReturnType<typeof aUser>
  sessions: ReturnType<typeof aSession>[]
  pendingEmail: string | null
  feedSince: string | null
  /** What was sent to write, in order. */
  sent: [call: string, body: unknown][]
}

/** A server that keeps a profile; tests put other answers before these. */
export function profileServer(changes: Partial<ProfileServer> = {}): ProfileServer {
  const server: ProfileServer = {
    user: aUser(),
    sessions: [aSession(), aSession({ id: 'session-elsewhere', device: '', isCurrent: false })],
    pendingEmail: null,
    feedSince: null,
    sent: [],
    ...changes,
  }
  const note = async (call: string, request: Request) => {
    const body: unknown = await request.json().catch(() => null)
    server.sent.push([call, body])
    return Object(body)
  }
  const change = () => ({
    pendingEmail: server.pendingEmail,
    expiresAt: server.pendingEmail === null ? null : '2026-03-19T09:00:00.000Z',
  })
  apiServer.use(
    http.get('/api/users/currentUser', () => HttpResponse.json(server.user)),
    http.get('/api/profile/countries', () => HttpResponse.json([{ id: 'IR', value: 'Iran' }])),
    http.get('/api/profile/languages', () => HttpResponse.json({ de: 'German', fa: 'Persian' })),
    http.get('/api/profile/timeZones', () =>
      HttpResponse.json([
        { id: 'UTC', value: 'UTC' },
        { id: 'Asia/Tehran', value: 'Asia/Tehran (UTC+3:30)' },
      ]),
    ),
    http.get('/api/account/email-change', () => HttpResponse.json(change())),
    http.get('/api/sessions', () => HttpResponse.json(server.sessions)),
    http.get('/api/calendar-feed', () => HttpResponse.json({ createdAt: server.feedSince })),
    http.patch('/api/profile', async ({ request }) => {
      const { nickname, username, ...profile } = await note('profile', request)
      server.user = {
        ...server.user,
        ...(nickname === undefined ? {} : { nickname }),
        ...(username === undefined ? {} : { username }),
        profile: { ...server.user.profile, ...profile },
        ...(profile.academicFormat === undefined
          ? {}
          : { formats: { ...server.user.formats, ACADEMIC: profile.academicFormat ?? 'academic-2025' } }),
      }
      return HttpResponse.json(server.user)
    }),
    http.put('/api/account/email-change', async ({ request }) => {
      server.pendingEmail = String((await note('email', request)).email)
      return HttpResponse.json(change(), { status: 202 })
    }),
    http.delete('/api/account/email-change', async ({ request }) => {
      await note('withdraw', request)
      return new HttpResponse(null, { status: 204 })
    }),
    http.put('/api/account/password', async ({ request }) => {
      await note('password', request)
      return new HttpResponse(null, { status: 204 })
    }),
    http.delete('/api/sessions/:id', ({ params }) => {
      server.sent.push(['sign-out', params['id']])
      server.sessions = server.sessions.filter(({ id }) => id !== params['id'])
      return new HttpResponse(null, { status: 204 })
    }),
    http.delete('/api/sessions', ({ request }) => {
      server.sent.push(['sign-out-all', new URL(request.url).searchParams.get('keepsThis')])
      server.sessions = server.sessions.filter(({ isCurrent }) => isCurrent)
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('/api/calendar-feed', () => {
      server.feedSince = '2026-03-18T09:00:00.000Z'
      const url = 'http://localhost:3000/calendar/AAAAAAAAAAAAAAAAAAAAAA.ics'
      return HttpResponse.json({ url, createdAt: server.feedSince }, { status: 201 })
    }),
    http.delete('/api/calendar-feed', () => {
      server.feedSince = null
      return new HttpResponse(null, { status: 204 })
    }),
    http.put('/api/account/deletion', async ({ request }) => {
      await note('delete', request)
      return HttpResponse.json({ deleteAfter: '2026-04-01T09:00:00.000Z' })
    }),
    http.delete('/api/account/deletion', async ({ request }) => {
      await note('keep', request)
      server.user = { ...server.user, deleteAfter: null }
      return HttpResponse.json({ deleteAfter: null })
    }),
    ...signedInHandlers(),
  )
  return server
}
