import { expect, test } from 'vitest'
import { errorCatalogue } from './error-catalogue.ts'

const entries = Object.entries(errorCatalogue)
const codesOf = (status: number) => entries.filter(([, entry]) => entry.status === status).map(([code]) => code)

test('only a missing token and a missing role may end a session, so nothing else answers 401 or 403', () => {
  expect(codesOf(401)).toEqual(['not_logged_in'])
  expect(codesOf(403)).toEqual(['not_authorized'])
})

test('plan and quota are 402, and nothing else is', () => {
  expect(codesOf(402)).toEqual(['ai_credits_exhausted', 'premium_required'])
})

test('each status means one thing, and no other status is used', () => {
  expect(codesOf(409)).toEqual([
    'stale_version',
    'duplicate',
    'email_taken',
    'in_progress',
    'in_running_test',
    'mock_test_running',
    'other_page',
    'item_to_come',
    'test_ended',
  ])
  expect(codesOf(413)).toEqual(['body_too_large'])
  expect(codesOf(415)).toEqual(['unsupported_media_type'])
  expect(codesOf(429)).toEqual(['too_many_requests', 'too_many_posts'])
  expect(new Set(entries.map(([, { status }]) => status))).toEqual(
    new Set([400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500, 503]),
  )
})

test('every recording that cannot be used has its own code', () => {
  const audio = entries.filter(([code]) => code.startsWith('audio_') || code === 'no_speech')
  expect(audio.map(([code]) => code)).toEqual([
    'audio_unusable',
    'audio_empty',
    'audio_truncated',
    'audio_too_long',
    'audio_too_short',
    'no_speech',
    'audio_too_noisy',
    'audio_too_loud',
  ])
  expect(audio.every(([, { status }]) => status === 422)).toBe(true)
})

test.each(entries)('%s is told in a sentence', (_code, { message }) => {
  expect(message).toMatch(/^[A-Z].{5,}/u)
  expect(message).not.toMatch(/undefined|null|error code/iu)
})
