import { scoreSchema } from '@rehearsal/exam/score'
import { wordsToPractise } from '@rehearsal/exam/speech/words-to-practise'
import { tasks } from '@rehearsal/tasks/definitions'
import { lookUpKey } from '@rehearsal/content/lemma-candidates'
import type { ScoredAttempt } from '../../platform/events/scored-attempts.ts'
import type { Platform } from '../../platform/services.ts'
import { enterWords, findAttempt } from './queries.ts'
import type { SpokenWords } from './spoken-words-service.ts'

/**
 * Puts the words that a scored recording rates below clear into its learner's book. Told twice of one answer, it changes
 * nothing the second time. Only readings count, whose text is known: what a recogniser wrote down may be its own mistake.
 */
export async function enterBadlySaidWords(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  spoken: SpokenWords,
  { attemptId, userId, taskId }: ScoredAttempt,
): Promise<void> {
  const attempt = await findAttempt(db, attemptId)
  const evidence = scoreSchema.safeParse(attempt?.score).data?.evidence
  if (evidence?.kind !== 'speech' || tasks[taskId].model?.isScript !== true) return
  const words = wordsToPractise(evidence.words, evidence.phones)
  if (words.length === 0) return
  const now = clock.now()
  const rows = words.map(async ({ word, score }) => ({
    userId,
    word,
    wordKey: lookUpKey(word),
    dictionaryWordId: await spoken.dictionaryIdOf(word),
    reason: 'scored' as const,
    taskId,
    attemptId,
    enteredScore: score,
    createdAt: now,
    updatedAt: now,
  }))
  await enterWords(db, await Promise.all(rows))
}
