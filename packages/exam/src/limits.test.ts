import { expect, test } from 'vitest'
import { complexitySchema, markSchema, subscriptionStatusSchema } from './codes.ts'
import { defaultExamVariant, examVariantSchema } from './exam-variant.ts'
import * as limits from './limits.ts'

test('the constants of specification §9 that belong to the exam have its values, and there are no others', () => {
  expect({ ...limits }).toEqual({
    // Free AI submissions: 5.
    FREE_AI_SUBMISSIONS: 5,
    // Recording default maximum 60 s. Silence auto-stop 3 s (average level under 10). Speech test maximum 5 s. mp3 at 128 kbps.
    RECORDING_MAX_SECONDS: 60,
    SILENCE_STOP_SECONDS: 3,
    SILENCE_LEVEL: 10,
    SPEECH_TEST_MAX_SECONDS: 5,
    MP3_KILOBITS_PER_SECOND: 128,
    // Load more step 10. Table page size 10. Comments and replies: size 10. Answers default size 10.
    LOAD_MORE_STEP: 10,
    TABLE_PAGE_SIZE: 10,
    COMMENTS_PAGE_SIZE: 10,
    ANSWERS_PAGE_SIZE: 10,
    // Report maximum 400 characters. Mock score range 10 to 90. The overall gauge maximum is 90.
    REPORT_MAX_CHARACTERS: 400,
    MOCK_SCORE_MIN: 10,
    MOCK_SCORE_MAX: 90,
    OVERALL_GAUGE_MAX: 90,
    // Quick target presets: all 65, 79, 50, 30.
    TARGET_PRESETS: [65, 79, 50, 30],
    ENGLISH_LEVELS: ['PRE_A1', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'],
    // Daily study options (sent as seconds): 1 h, 2 h, 3 h, 4 h, 5 h.
    DAILY_STUDY_SECONDS: {
      LESS_THAN_1: 3600,
      BETWEEN_1_2: 7200,
      BETWEEN_2_3: 10_800,
      BETWEEN_3_4: 14_400,
      MORE_THAN_4: 18_000,
    },
    // Token refresh polling every 1 second, expiry minus 3 seconds, and 3 failures before logout.
    TOKEN_POLL_SECONDS: 1,
    TOKEN_EXPIRY_MARGIN_SECONDS: 3,
    TOKEN_FAILURES_BEFORE_LOGOUT: 3,
    // Dictation: 3 second pre-start countdown, 10 second typing window, accents UK 0, US 1, AU 2.
    DICTATION_START_SECONDS: 3,
    DICTATION_TYPING_SECONDS: 10,
    ACCENT_IDS: { UK: 0, US: 1, AU: 2 },
    // Auto-play delay 3 s. The stopwatch maximum is 3600 seconds.
    AUTO_PLAY_SECONDS: 3,
    STOPWATCH_MAX_SECONDS: 3600,
    // Id padding: 5 digits in the question list, 4 digits after the summary prefix on the question card.
    QUESTION_LIST_ID_DIGITS: 5,
    QUESTION_CARD_ID_DIGITS: 4,
    // Default translation language fa. Bookmark default version 0. A day counts as 86,400,000 ms (specification §3).
    DEFAULT_TRANSLATION_LANGUAGE: 'fa',
    BOOKMARK_DEFAULT_VERSION: 0,
    DAY_MILLISECONDS: 86_400_000,
  })
})

test('exam types are CORE and ACADEMIC, and the default is ACADEMIC', () => {
  expect(examVariantSchema.options.toSorted((a, b) => a.localeCompare(b))).toEqual(['ACADEMIC', 'CORE'])
  expect(defaultExamVariant).toBe('ACADEMIC')
})

test('the codes of specification §3 are these and no others', () => {
  expect(complexitySchema.options).toEqual(['EASY', 'AVERAGE', 'HARD'])
  expect(markSchema.options).toEqual(['VERY_EASY', 'EASY', 'AVERAGE', 'HARD', 'VERY_HARD', 'UNMARK'])
  expect(subscriptionStatusSchema.options).toEqual(['TRIAL', 'PREMIUM'])
})
