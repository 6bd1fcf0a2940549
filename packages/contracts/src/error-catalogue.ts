import { RECORDING_MAX_SECONDS } from '@rehearsal/exam/limits'
import { takeLimits } from '@rehearsal/exam/takes/take-limits'
import { type ErrorCode, INTERNAL_MESSAGE } from './errors.ts'
import { texts } from './texts.ts'

/** What is said of a body over a limit in bytes, which is told in whole megabytes. */
export const tooLargeMessage = (limitBytes: number): string =>
  `This is too large to send. The limit is ${Math.floor(limitBytes / 2 ** 20)} MB.`

/**
 * Every error the API can answer with: its HTTP status and what the learner is told.
 *
 * Only 401 and 403 end the session (specification §8): 403 therefore means a missing role and nothing else,
 * what is not yours is 404, and plan and quota are 402.
 */
export const errorCatalogue = {
  invalid_request: {
    status: 400,
    message: 'Some of what was sent is not right. Correct the listed fields and try again.',
  },
  malformed_body: { status: 400, message: 'The request body could not be read. Send valid JSON.' },
  not_logged_in: { status: 401, message: texts.notLoggedIn },
  wrong_credentials: {
    status: 422,
    message: 'That e-mail and password do not belong together. Try again or reset the password.',
  },
  ai_credits_exhausted: { status: 402, message: texts.freeAiScoresUsed },
  premium_required: { status: 402, message: 'This needs a premium plan.' },
  promo_invalid: { status: 422, message: texts.promoFailed },
  not_authorized: { status: 403, message: texts.notAuthorized },
  not_found: { status: 404, message: 'This does not exist, or it is not yours.' },
  word_not_found: { status: 404, message: texts.wordNotFound },
  route_not_found: { status: 404, message: 'There is no such address here.' },
  method_not_allowed: { status: 405, message: 'This address does not take that kind of call.' },
  stale_version: { status: 409, message: 'This was changed elsewhere. Reload and try again.' },
  duplicate: { status: 409, message: 'This already exists.' },
  email_taken: { status: 409, message: 'There is already an account with this e-mail. Sign in instead.' },
  in_progress: { status: 409, message: 'The same request is still being worked on. Wait a moment.' },
  in_running_test: {
    status: 409,
    message: 'This question is in your running test. It opens again, with all of its answers, when the test ends.',
  },
  mock_test_running: { status: 409, message: 'You have a running test. Resume it, end it or delete it first.' },
  other_page: { status: 409, message: 'This test is open in another window. Go on there, or take it over here.' },
  item_to_come: { status: 409, message: 'The test has not reached this item yet.' },
  test_ended: { status: 409, message: 'This test has ended. Its report shows what was answered.' },
  body_too_large: { status: 413, message: tooLargeMessage(takeLimits(RECORDING_MAX_SECONDS).bodyBytes) },
  unsupported_media_type: { status: 415, message: 'Send this as JSON.' },
  posting_banned: {
    status: 422,
    message: 'A moderator has stopped your posts for now. You can go on practising and reading; your inbox says why.',
  },
  blocked_phrase: {
    status: 422,
    message: 'This has a word or link that may not be posted here. Take it out and try again.',
  },
  answer_hidden: {
    status: 422,
    message: 'A moderator has hidden this answer, so it cannot be shared. Your inbox says why.',
  },
  form_lacks_questions: {
    status: 422,
    message: 'There are too few questions for this test. Take a shorter one, or choose another test.',
  },
  idempotency_key_reused: { status: 422, message: 'This key was already used for another request. Use a new one.' },
  audio_unusable: { status: 422, message: 'This recording is not a readable mp3. Record it again.' },
  audio_empty: { status: 422, message: 'This recording is empty. Record it again.' },
  audio_truncated: { status: 422, message: 'This recording is incomplete. Record it again.' },
  audio_too_long: { status: 422, message: 'This recording is longer than the question allows. Record a shorter one.' },
  audio_too_short: { status: 422, message: 'This recording is too short to score. Record it again.' },
  no_speech: {
    status: 422,
    message: 'No speech was found in this recording. Check the microphone and record again; no AI score was used.',
  },
  no_transcriber: {
    status: 422,
    message:
      'This installation cannot write down free speech. It can check a given sentence word by word, and spoken answers are still scored.',
  },
  no_translator: {
    status: 422,
    message:
      'This installation has no translator. A browser with one of its own can translate (Chrome or Edge on a computer); whoever runs the installation can set TRANSLATOR_URL.',
  },
  not_translated: { status: 422, message: texts.translationFailed },
  audio_too_noisy: {
    status: 422,
    message:
      'There is too much noise in this recording to score it fairly. Go to a quieter place or closer to the microphone and record again; no AI score was used.',
  },
  audio_too_loud: {
    status: 422,
    message:
      'This recording is so loud that the voice is distorted. Turn the microphone down or move away from it and record again; no AI score was used.',
  },
  demo_account: {
    status: 422,
    message: 'A demo account cannot do this. It is removed with all that is in it within 24 hours.',
  },
  interaction_expired: { status: 410, message: 'This sign-in page has expired. Start again from the first page.' },
  reset_link_expired: { status: 410, message: 'This link has expired or was used. Ask for a new one.' },
  too_many_requests: { status: 429, message: 'Too many tries. Wait a minute and try again.' },
  too_many_posts: { status: 429, message: 'You are posting very fast. Wait a few minutes and try again.' },
  internal: { status: 500, message: INTERNAL_MESSAGE },
  not_ready: { status: 503, message: 'The service is starting. Try again in a moment.' },
  dictionary_not_ready: {
    status: 503,
    message: 'The dictionary is being set up, which takes a moment after the first start. Try again in a minute.',
  },
  recording_unavailable: {
    status: 503,
    message: 'This recording could not be made just now. Try again in a moment.',
  },
  gateway_unavailable: {
    status: 503,
    message: 'The payment service does not answer just now. Nothing was charged; try again in a moment.',
  },
  transcription_failed: { status: 503, message: texts.transcriptionFailed },
  translation_failed: { status: 503, message: texts.translationFailed },
  engine_busy: { status: 503, message: 'Scoring is busy. Your answer is kept; try again in a moment.' },
} as const satisfies Record<ErrorCode, { status: number; message: string }>
