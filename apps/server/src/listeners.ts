import { enterBadlySaidWords } from './modules/pronunciation-book/entry-service.ts'
import { createSpokenWords } from './modules/pronunciation-book/spoken-words-service.ts'
import { joinInbox } from './modules/inbox/score-service.ts'
import { settleByScore } from './modules/mock-test/settle-service.ts'
import { joinMisspelling } from './modules/misspelt-words/service.ts'
import type { Platform } from './platform/services.ts'

/**
 * Joins modules that learn of each other only by events: one line each. Called once in every process that scores, before
 * it scores (`main.ts`, `worker.ts`).
 */
export function joinListeners(platform: Platform): void {
  joinMisspelling(platform)
  joinInbox(platform)
  const spokenWords = createSpokenWords(platform)
  platform.scoredAttempts.onAttemptScored('pronunciation-book', (scored) =>
    enterBadlySaidWords(platform, spokenWords, scored),
  )
  platform.scoredAttempts.onAttemptScored('mock-test', (scored) => settleByScore(platform, scored))
}
