import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { spellingForm } from '@rehearsal/exam/typed-text/spelling-form'
import { markSpelling, type SpeltWord } from '@rehearsal/scoring/spelling'
import { z } from 'zod'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { findFirst, type Idempotency, keepFirst } from '../idempotency/service.ts'
import { keepSlips, slipsOf } from '../misspelt-words/service.ts'
import { knowWords, type KnownWords } from '../misspelt-words/word-facts-service.ts'
import { holdLearner } from '../subscriptions/service.ts'
import { type DictationRecord, findSame, insertDictation, listOwn } from './queries.ts'

/** The same answers within this time are the same dictation, sent again. */
const REPEAT_MILLISECONDS = 60_000

/**
 * Marks and stores a dictation, and keeps its slips in the spelling book. Sent again, with the same key or within a minute,
 * it is the first one.
 *
 * @throws AppError `invalid_request` for a word twice, and for a word that no dictation can hold; nothing is stored then.
 */
export async function submitDictation(
  platform: Platform,
  pool: readonly string[],
  learner: Learner,
  answered: readonly SpeltWord[],
  idempotency: Idempotency | null,
): Promise<DictationRecord> {
  const earlier = idempotency && (await findEarlier(platform, learner, idempotency))
  if (earlier) return earlier
  const words = await nameWords(platform, pool, learner, answered)
  const known = await knowWords(
    platform.db,
    words.flatMap(({ word, answer }) => [word, answer]),
  )
  try {
    return await transaction(platform.db, (tx) => store(tx, platform, learner, { words, known, idempotency }))
  } catch (error) {
    // The same request, sent twice at once, may have won meanwhile.
    const winner = idempotency && (await findEarlier(platform, learner, idempotency))
    if (winner) return winner
    throw error
  }
}

type Marking = { words: readonly SpeltWord[]; known: KnownWords; idempotency: Idempotency | null }

async function store(
  tx: Transaction,
  { clock }: Platform,
  learner: Learner,
  { words, known, idempotency }: Marking,
): Promise<DictationRecord> {
  const marked = markSpelling(words, known.areOneWord)
  // Repeats that come at once wait for each other here.
  await holdLearner(tx, learner.id)
  const now = clock.now()
  const since = new Date(now.getTime() - REPEAT_MILLISECONDS)
  const repeated = await findSame(tx, learner.id, marked.words, since)
  const record =
    repeated ??
    (await insertDictation(tx, {
      userId: learner.id,
      words: marked.words,
      correctCount: marked.points.earned,
      createdAt: now,
    }))
  if (!repeated) {
    const origin = { userId: learner.id, source: 'dictation', at: now } as const
    await keepSlips(tx, origin, slipsOf(words, known), known)
  }
  if (idempotency) await keepFirst(tx, learner.id, idempotency, { status: 201, body: bodyOf(record) }, now)
  return record
}

const bodyOf = ({ createdAt, ...record }: DictationRecord) => ({ ...record, createdAt: createdAt.toISOString() })

const keptSchema = z.object({
  id: z.int(),
  userId: z.string(),
  words: z.array(z.object({ word: z.string(), answer: z.string(), isCorrect: z.boolean() })),
  correctCount: z.int(),
  totalCount: z.int(),
  createdAt: z.iso.datetime().transform((instant) => new Date(instant)),
})

async function findEarlier(platform: Platform, learner: Learner, idempotency: Idempotency) {
  const first = await findFirst(platform.db, learner.id, idempotency)
  return first === undefined ? null : keptSchema.parse(first)
}

/** The words as the pool or the learner's book writes them. */
async function nameWords(
  { db }: Platform,
  pool: readonly string[],
  learner: Learner,
  answered: readonly SpeltWord[],
): Promise<SpeltWord[]> {
  const keys = answered.map(({ word }) => spellingForm(word))
  const own = await listOwn(db, learner.id, keys)
  const names = new Map([...own, ...pool].map((word) => [spellingForm(word), word]))
  const issues: ErrorIssue[] = []
  const named = answered.map(({ answer }, index) => {
    const key = keys[index] ?? ''
    const name = names.get(key)
    const path = ['words', index, 'word']
    if (name === undefined) issues.push(issueAt(path, 'unknown_word', 'No dictation has this word'))
    if (keys.indexOf(key) < index) issues.push(issueAt(path, 'repeated_word', 'This word stands here twice'))
    return { word: name ?? key, answer }
  })
  if (issues.length > 0) throw new AppError('invalid_request', { issues })
  return named
}
