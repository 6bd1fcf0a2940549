import type { TakeEvidence } from '@rehearsal/contracts/pronunciation-book'
import type { SpokenPhone, SpokenWord } from '@rehearsal/exam/score'
import { MOST_PER_WORD } from '@rehearsal/exam/speech/clear-word'
import { isOfText, SURE_FROM } from '@rehearsal/exam/speech/evidence-of-speech'
import { type Transaction, transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Rating } from '../../platform/rating/rating.ts'
import type { Platform } from '../../platform/services.ts'
import { countTake, deleteOldTakes, findWord, insertTake, lockWord } from './queries.ts'

/** A word, or a short phrase, with some silence around it. */
const LONGEST_SECONDS = 10
/** Takes kept of a word; their scores alone, never the recordings. */
const TAKES_KEPT = 50
/** Three in four other words score less where this one is looked for (decision 022). */
const NEAR_FROM = 0.6

type SpeechRating = Awaited<ReturnType<Rating['rateScriptedSpeech']>>

type NewTake = { score: number; evidence: TakeEvidence; createdAt: Date }

/** What came of a take; one that was said is kept. */
export type TakeOutcome =
  | { outcome: 'said'; take: NewTake & { id: number }; isBest: boolean }
  | Exclude<Judgement, { outcome: 'said' }>

type Judgement =
  | { outcome: 'said'; score: number; evidence: TakeEvidence }
  | { outcome: 'unsure'; score: number; evidence: TakeEvidence }
  | { outcome: 'another_word' }

/**
 * Judges how a recording says a word of the book, and keeps the score of one that surely does.
 *
 * @throws AppError `not_found`; `audio_…` or `no_speech` for what cannot be used; `engine_busy`.
 */
export async function judgeTake(platform: Platform, learner: Learner, id: number, audio: string): Promise<TakeOutcome> {
  const row = await findWord(platform.db, learner.id, id)
  if (!row) throw new AppError('not_found')
  const bytes = Buffer.from(audio, 'base64')
  await platform.rating.checkTake(bytes, LONGEST_SECONDS)
  const judgement = judge(await platform.rating.rateScriptedSpeech(bytes, row.word))
  if (judgement.outcome !== 'said') return judgement
  const { score, evidence } = judgement
  return transaction(platform.db, (tx) => keep(tx, learner, id, { score, evidence, createdAt: platform.clock.now() }))
}

async function keep(tx: Transaction, { id: userId }: Learner, id: number, take: NewTake): Promise<TakeOutcome> {
  const row = await lockWord(tx, userId, id)
  if (!row) throw new AppError('not_found')
  const { score, createdAt } = take
  const takeId = await insertTake(tx, { ...take, userId, pronunciationWordId: id })
  await deleteOldTakes(tx, id, TAKES_KEPT)
  await countTake(tx, id, { bestScore: Math.max(row.bestScore ?? 0, score), lastScore: score }, createdAt)
  return {
    outcome: 'said',
    take: { ...take, id: takeId },
    isBest: row.bestScore === null || score > row.bestScore,
  }
}

/** A phrase is said when all its words are; it is as sure as its least sure word. */
function judge({ words, phones }: SpeechRating): Judgement {
  const asked = words.filter(isOfText)
  const isHeard = asked.length > 0 && asked.every(({ status }) => status === 'correct' || status === 'replaced')
  const score = isHeard ? shareOf(phones) : null
  if (score === null) return { outcome: 'another_word' }
  const evidence = evidenceOf(asked, phones)
  const isSaid = asked.every(({ status }) => status === 'correct')
  if (isSaid && evidence.confidence >= SURE_FROM) return { outcome: 'said', score, evidence }
  // A word said so badly that another seems likelier is worth looking at; most other words lie further off.
  return isSaid || score >= NEAR_FROM ? { outcome: 'unsure', score, evidence } : { outcome: 'another_word' }
}

function evidenceOf(asked: readonly SpokenWord[], phones: SpokenPhone[]): TakeEvidence {
  const starts = asked.flatMap(({ start }) => start ?? [])
  const ends = asked.flatMap(({ end }) => end ?? [])
  const sureness = asked.map(({ status, confidence }) => (status === 'correct' ? (confidence ?? 1) : 0))
  const stress = asked.length === 1 ? asked[0]?.stress : undefined
  return {
    confidence: Math.min(1, ...sureness),
    start: starts.length === 0 ? null : Math.min(...starts),
    end: ends.length === 0 ? null : Math.max(...ends),
    ...(stress === undefined ? {} : { stress }),
    phones,
  }
}

/** The mean of its sounds, as a word's score in results, from 0 to 1. */
function shareOf(phones: readonly SpokenPhone[]): number | null {
  if (phones.length === 0) return null
  return phones.reduce((sum, { score }) => sum + score, 0) / phones.length / MOST_PER_WORD
}
