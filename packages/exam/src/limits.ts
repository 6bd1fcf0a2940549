/** The business constants of specification §9 that belong to the exam and its practice. */

export const FREE_AI_SUBMISSIONS = 5

export const RECORDING_MAX_SECONDS = 60
export const SILENCE_STOP_SECONDS = 3
/** Average level, 0–255, under which a recording counts as silent. */
export const SILENCE_LEVEL = 10
export const SPEECH_TEST_MAX_SECONDS = 5
export const MP3_KILOBITS_PER_SECOND = 128

export const LOAD_MORE_STEP = 10
export const TABLE_PAGE_SIZE = 10
export const COMMENTS_PAGE_SIZE = 10
export const ANSWERS_PAGE_SIZE = 10

export const REPORT_MAX_CHARACTERS = 400
export const MOCK_SCORE_MIN = 10
export const MOCK_SCORE_MAX = 90
export const OVERALL_GAUGE_MAX = 90
export const TARGET_PRESETS = [65, 79, 50, 30] as const

export const ENGLISH_LEVELS = ['PRE_A1', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
/** Daily study options, in seconds as they are sent. */
export const DAILY_STUDY_SECONDS = {
  LESS_THAN_1: 3600,
  BETWEEN_1_2: 7200,
  BETWEEN_2_3: 10_800,
  BETWEEN_3_4: 14_400,
  MORE_THAN_4: 18_000,
} as const

export const TOKEN_POLL_SECONDS = 1
export const TOKEN_EXPIRY_MARGIN_SECONDS = 3
export const TOKEN_FAILURES_BEFORE_LOGOUT = 3

export const DICTATION_START_SECONDS = 3
export const DICTATION_TYPING_SECONDS = 10
/** Accent ids as they are sent. */
export const ACCENT_IDS = { UK: 0, US: 1, AU: 2 } as const

/** A recording of the exam plays by itself after this long (specification §4.3). */
export const AUTO_PLAY_SECONDS = 3
export const STOPWATCH_MAX_SECONDS = 3600
export const QUESTION_LIST_ID_DIGITS = 5
export const QUESTION_CARD_ID_DIGITS = 4
export const DEFAULT_TRANSLATION_LANGUAGE = 'fa'
export const BOOKMARK_DEFAULT_VERSION = 0
/** A day of a subscription's remaining days, in milliseconds (specification §3). */
export const DAY_MILLISECONDS = 86_400_000
