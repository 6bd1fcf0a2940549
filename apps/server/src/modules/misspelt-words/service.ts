import type { MisspellingSource } from '@rehearsal/contracts/misspelt-words'
import { wordsOf } from '@rehearsal/scoring/dictation'
import { isMisspelling, misspellingsIn } from '@rehearsal/scoring/misspelling'
import { spellingForm } from '@rehearsal/exam/typed-text/spelling-form'
import { z } from 'zod'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import type { ScoredAttempt } from '../../platform/events/scored-attempts.ts'
import type { Platform } from '../../platform/services.ts'
import { findAnswered, upsertMisspelt } from './queries.ts'
import { type KnownWords, knowWords } from './word-facts-service.ts'

export type Slip = { word: string; typed: string }
export type SlipOrigin = { userId: string; source: MisspellingSource; at: Date }

/** Those of the answers to single words that are slips of spelling. */
export const slipsOf = (words: readonly { word: string; answer: string }[], known: KnownWords): Slip[] =>
  words
    .filter(({ word, answer }) => isMisspelling(word, answer, known))
    .map(({ word, answer }) => ({ word, typed: answer.trim() }))

/** Keeps slips in the learner's spelling book, each word once: of several slips in one word the last counts. */
export async function keepSlips(
  db: Database | Transaction,
  { userId, source, at }: SlipOrigin,
  slips: readonly Slip[],
  known: KnownWords,
): Promise<void> {
  const rows = slips.flatMap(({ word, typed }) => {
    const name = known.nameOf(word)
    const wordKey = spellingForm(word)
    return name === null ? [] : [{ userId, word: name, wordKey, typed, source, createdAt: at, lastAt: at }]
  })
  // In one order, so that two that keep at once do not wait for each other.
  const once = [...new Map(rows.map((row) => [row.wordKey, row])).values()]
  await upsertMisspelt(
    db,
    once.toSorted((a, b) => (a.wordKey < b.wordKey ? -1 : 1)),
  )
}

/** From now on words that were spelled wrong in listening questions go into the learners' spelling books. */
export function joinMisspelling(platform: Platform): void {
  platform.scoredAttempts.onAttemptScored('misspelt-words', (attempt) => keepSlipsOfAttempt(platform.db, attempt))
}

const sources = new Map<ScoredAttempt['taskId'], MisspellingSource>([
  ['listening/write-from-dictation', 'write-from-dictation'],
  ['listening/fill-in-the-blanks', 'fill-in-the-blanks'],
])

const sentenceSchema = z.object({ answer: z.string() })

async function keepSlipsOfAttempt(db: Database, { attemptId, userId, taskId }: ScoredAttempt): Promise<void> {
  const source = sources.get(taskId)
  const answered = source && (await findAnswered(db, attemptId))
  if (source === undefined || answered === undefined) return
  const { comparisons, answer, createdAt } = answered
  const words = comparisons.map(({ correct }) => correct)
  const sentence = sentenceSchema.safeParse(answer).data?.answer
  const typed = sentence === undefined ? comparisons.map(({ given }) => given) : wordsOf(sentence)
  const known = await knowWords(db, [...words, ...typed])
  const slips =
    sentence === undefined
      ? slipsOf(
          comparisons.map(({ correct, given }) => ({ word: correct, answer: given })),
          known,
        )
      : misspellingsIn(words, typed, known)
  await keepSlips(db, { userId, source, at: createdAt }, slips, known)
}
