import { randomUUID } from 'node:crypto'
import { formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { rulesOf } from '@rehearsal/exam/formats/formats'
import type { Score } from '@rehearsal/exam/score'
import { scorers, type ScoringServices } from '@rehearsal/tasks/scorers'
import { transaction } from '../../platform/database/transaction.ts'
import { RunawayError } from '../../platform/rating/pool.ts'
import type { Platform } from '../../platform/services.ts'
import { chargeCredit, releaseCredit } from '../ai-credits/service.ts'
import { getRecording } from './attempt-queries.ts'
import { listEarlierSpeech, listEarlierTexts } from './earlier-answers-queries.ts'
import { getRevision } from './question-queries.ts'
import {
  claimNext,
  type ClaimedAttempt,
  completeAttempt,
  failExhausted,
  LEASE_SECONDS,
  MAX_TRIES,
  releaseAllLeases,
  renewLease,
  requeueAttempt,
} from './scoring-queries.ts'

const RETRY_DELAY_SECONDS = 5
/** Answers scored at once by one process; the pools behind it set the real pace. */
const CONCURRENCY = 3

/** The part of the server that scores what waits. The attempt row is the job (docs/ARCHITECTURE.md, one answer's way). */
export type ScoringWorker = {
  /** Looks for work at once, without waiting for the sweep. */
  nudge(): void
  /** Ends what has used up its tries, and looks for work. */
  sweep(): Promise<void>
  /** Frees the leases of a process that is gone; only where this process is alone. */
  takeOver(): Promise<void>
  /** Stops claiming and waits for what runs. */
  close(): Promise<void>
}

export function createScoringWorker(platform: Platform): ScoringWorker {
  const owner = randomUUID()
  const running = new Set<Promise<void>>()
  let isClosed = false
  let isNudged = false

  function nudge() {
    // Whoever is looking now may have looked before the new answer was there: look again after it.
    isNudged = running.size >= CONCURRENCY
    if (isClosed || isNudged) return
    const run = scoreNext(platform, owner).then((found) => {
      running.delete(run)
      if (found || isNudged) nudge()
    })
    running.add(run)
  }

  return {
    nudge,
    sweep: async () => {
      await failWhatIsExhausted(platform)
      for (let i = running.size; i < CONCURRENCY; i++) nudge()
    },
    takeOver: () => releaseAllLeases(platform.db),
    close: async () => {
      isClosed = true
      await Promise.all(running)
    },
  }
}

/** Scores one waiting answer; false when there was none. Never throws: what fails is tried again or ended. */
async function scoreNext(platform: Platform, owner: string): Promise<boolean> {
  const claimed = await claimNext(platform.db, owner).catch((error: unknown) => {
    platform.log.error({ err: error }, 'no answer could be claimed')
    return undefined
  })
  if (!claimed) return false
  const heartbeat = setInterval(
    () => void renewLease(platform.db, claimed.id, owner).catch(() => false),
    (LEASE_SECONDS * 1000) / 3,
  )
  try {
    publish(platform, claimed, 'scoring')
    await deliver(platform, claimed, owner, await score(platform, claimed))
  } catch (error) {
    platform.log.error({ err: error, attemptId: claimed.id, tries: claimed.tries }, 'scoring failed')
    await giveUpOrRetry(platform, claimed, owner, error).catch((cause: unknown) =>
      platform.log.error({ err: cause }, 'the lease will expire'),
    )
  } finally {
    clearInterval(heartbeat)
  }
  return true
}

async function score(platform: Platform, claimed: ClaimedAttempt): Promise<Score> {
  const { prompt, answerKey } = await getRevision(platform.db, claimed.questionId, claimed.questionRevision)
  const format = formatIdSchema.parse(claimed.format)
  const context = { format, rules: rulesOf(format, claimed.taskId), services: servicesOf(platform, claimed) }
  return scorers[claimed.taskId]({ prompt, answerKey, answer: claimed.answer }, context)
}

function servicesOf({ db, storage, rating }: Platform, claimed: ClaimedAttempt): ScoringServices {
  const takeOf = async (recordingId: number) => storage.get((await getRecording(db, recordingId)).objectKey)
  return {
    rateScriptedSpeech: async (recordingId, text) => rating.rateScriptedSpeech(await takeOf(recordingId), text),
    rateOpenSpeech: async (recordingId, input) => {
      const earlierAnswers = await listEarlierSpeech(db, claimed)
      return rating.rateOpenSpeech(await takeOf(recordingId), { ...input, earlierAnswers })
    },
    rateShortAnswer: async (recordingId, input) => rating.rateShortAnswer(await takeOf(recordingId), input),
    rateWriting: async (input) => rating.rateWriting({ ...input, earlierAnswers: await listEarlierTexts(db, claimed) }),
  }
}

/** Writes score and charge together, only while the lease is held; a late result is dropped. */
async function deliver(platform: Platform, claimed: ClaimedAttempt, owner: string, result: Score) {
  const now = platform.clock.now()
  const isDelivered = await transaction(platform.db, async (tx) => {
    if (!(await completeAttempt(tx, claimed.id, owner, result, now))) return false
    await chargeCredit(tx, claimed.id, now)
    return true
  })
  if (!isDelivered) {
    platform.log.warn({ attemptId: claimed.id }, 'a late score was dropped')
    return
  }
  publish(platform, claimed, 'scored')
  const { id: attemptId, userId, taskId, questionId } = claimed
  platform.scoredAttempts.tellAttemptScored({ attemptId, userId, taskId, questionId })
}

async function giveUpOrRetry(platform: Platform, claimed: ClaimedAttempt, owner: string, error: unknown) {
  // An engine that ran away with an answer may have been starved, and is asked once more; it holds up others meanwhile.
  const isRunaway = error instanceof RunawayError
  const tries = isRunaway ? Math.max(claimed.tries, MAX_TRIES - 1) : claimed.tries
  const isOver = tries >= MAX_TRIES
  await requeueAttempt(platform.db, claimed.id, owner, {
    delaySeconds: isOver ? 0 : RETRY_DELAY_SECONDS,
    tries,
    failureCode: isRunaway ? 'engine_timed_out' : 'engine_failed',
  })
  if (isOver) await failWhatIsExhausted(platform)
}

async function failWhatIsExhausted(platform: Platform) {
  const failed = await transaction(platform.db, async (tx) => {
    const rows = await failExhausted(tx)
    for (const { id } of rows) await releaseCredit(tx, id, platform.clock.now())
    return rows
  })
  for (const row of failed) publish(platform, row, 'failed')
}

function publish({ events }: Platform, attempt: { id: number; userId: string }, step: 'scoring' | 'scored' | 'failed') {
  events.publish({ kind: 'attempt', attemptId: attempt.id, userId: attempt.userId, step })
}
