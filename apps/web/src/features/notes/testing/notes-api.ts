import type { Note } from '@rehearsal/contracts/notes'
import type { ErrorCode } from '@rehearsal/contracts/errors'
import { http, HttpResponse } from 'msw'
import { apiServer, errorBody } from '../../../testing/api-server.ts'

export const aNote = (changes: Partial<Note> = {}): Note => ({
  id: 7,
  description: '<p>First <strong>words</strong></p>',
  version: 2,
  practiceId: 31,
  title: 'The dance of the bees',
  category: 'REORDER_PARAGRAPHS',
  date: '2026-03-18T23:30:00.000Z',
  preview: 'First words',
  ...changes,
})

const refusal = (code: ErrorCode, status: number, errors: unknown[] = []) =>
  HttpResponse.json({ ...errorBody(code), errors }, { status })

type NotesServer = { kept: Note | null; sent: unknown[]; failure: { code: ErrorCode; status: number } | null }

/** The notes of a server that keeps one note on question 31. Tests change `kept` as another tab would. */
export function notesServer(kept: Note | null) {
  const server: NotesServer = { kept, sent: [], failure: null }
  const isFailing = () => server.failure !== null
  const fail = () => refusal(server.failure?.code ?? 'internal', server.failure?.status ?? 500)
  const written = (body: object, version: number): Note =>
    aNote({ description: String(Object(body).description), version, preview: 'saved' })
  apiServer.use(
    http.get('/api/notes/31', () => (isFailing() ? fail() : HttpResponse.json(server.kept))),
    http.post('/api/notes', async ({ request }) => {
      const body: unknown = await request.json()
      server.sent.push(body)
      if (isFailing()) return fail()
      if (server.kept !== null) return refusal('duplicate', 409)
      server.kept = written(Object(body), 0)
      return HttpResponse.json(server.kept, { status: 201 })
    }),
    http.put('/api/notes/7', async ({ request }) => {
      const body: unknown = await request.json()
      server.sent.push(body)
      if (isFailing()) return fail()
      if (server.kept === null) return refusal('not_found', 404)
      const { version } = server.kept
      if (Object(body).version !== version) return refusal('stale_version', 409)
      server.kept = written(Object(body), version + 1)
      return HttpResponse.json(server.kept)
    }),
    http.delete('/api/notes/7', () => {
      if (isFailing()) return fail()
      server.kept = null
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return server
}
