import { z } from 'zod'

/** One thing wrong with a request. */
export const errorIssueSchema = z.object({
  code: z.string(),
  field: z.string(),
  path: z.string(),
  defaultMessage: z.string(),
})
export type ErrorIssue = z.infer<typeof errorIssueSchema>

/** The name of every error; what each means stands in the catalogue, which no page needs to know. */
export const errorCodes = [
  'invalid_request',
  'malformed_body',
  'not_logged_in',
  'wrong_credentials',
  'ai_credits_exhausted',
  'premium_required',
  'promo_invalid',
  'not_authorized',
  'not_found',
  'word_not_found',
  'route_not_found',
  'method_not_allowed',
  'stale_version',
  'duplicate',
  'email_taken',
  'in_progress',
  'in_running_test',
  'mock_test_running',
  'other_page',
  'item_to_come',
  'test_ended',
  'form_lacks_questions',
  'body_too_large',
  'unsupported_media_type',
  'posting_banned',
  'blocked_phrase',
  'answer_hidden',
  'idempotency_key_reused',
  'audio_unusable',
  'audio_empty',
  'audio_truncated',
  'audio_too_long',
  'audio_too_short',
  'no_speech',
  'no_transcriber',
  'no_translator',
  'not_translated',
  'audio_too_noisy',
  'audio_too_loud',
  'demo_account',
  'interaction_expired',
  'reset_link_expired',
  'too_many_requests',
  'too_many_posts',
  'internal',
  'not_ready',
  'dictionary_not_ready',
  'recording_unavailable',
  'gateway_unavailable',
  'transcription_failed',
  'translation_failed',
  'engine_busy',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** What is said of an error that nobody foresaw. */
export const INTERNAL_MESSAGE =
  'Something went wrong on our side. Try again; if it goes on, tell us the request number.'

/** The body of every error, from every route. `error` repeats `message`; `errors` holds all issues. */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  error: z.string(),
  status: z.number().int(),
  requestId: z.string(),
  errors: z.array(errorIssueSchema),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
