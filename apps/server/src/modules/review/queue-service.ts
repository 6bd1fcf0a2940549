import { DAILY_CAP_DEFAULT, DAILY_CAP_MAX, type ReviewGrade } from '@rehearsal/contracts/reviews'
import type { Learner } from '../../platform/http/learner.ts'
import { dayAfter, dayIn, startOfDay } from '@rehearsal/exam/learner-day'
import type { Platform } from '../../platform/services.ts'
import { lookUpMany, type WordRow } from '../dictionary/many-words-service.ts'
import { createNameWords, wordRecordings, type WordRecordings } from '../dictionary/recording-service.ts'
import { findNextExam } from '../targets/service.ts'
import { type ExamplePiece, exampleOf } from './example-of.ts'
import {
  type CardRecord,
  countReviewedSince,
  countWords,
  type DueCut,
  findDailyCap,
  listDueCards,
  listNewWords,
  summarizeCards,
  type WordRecord,
} from './queries.ts'
import { type CardState, intervalSeconds, newCard } from './schedule.ts'

/** A card as it is shown: what it is about, what is known of the word, and where each grade would lead. */
export type QueuedCard = {
  word: WordRecord
  isNew: boolean
  version: number
  found: WordRow | null
  example: ExamplePiece[] | null
  recordings: WordRecordings
  intervalSeconds: Record<ReviewGrade, number>
}

export type Queue = {
  cards: QueuedCard[]
  counts: { due: number; new: number; doneToday: number; dailyCap: number; total: number }
  nextAt: Date | null
  examDate: string | null
}

/** What is being learnt comes a little early rather than that the session waits for it. */
const LEARN_AHEAD_MS = 20 * 60_000

/** Whether a card comes again within this session. */
export const isSoon = ({ state, dueAt }: Pick<CardState, 'state' | 'dueAt'>, now: Date): boolean =>
  (state === 'learning' || state === 'relearning') && dueAt.getTime() <= now.getTime() + LEARN_AHEAD_MS

export type ReviewQueues = { queueOf(learner: Learner): Promise<Queue> }

/** Reads what a learner has to review; it writes no card. */
export function createReviewQueues(platform: Platform): ReviewQueues {
  const { db, clock } = platform
  const nameWords = createNameWords(platform)

  async function withWords(chosen: readonly Chosen[], now: Date, examEndsAt: Date | null): Promise<QueuedCard[]> {
    const words = chosen.map(({ word }) => word.word)
    const [found] = await Promise.all([lookUpMany(db, words), nameWords(words)])
    return chosen.map(({ word, card }) => {
      const row = found.get(word.word) ?? null
      return {
        word,
        isNew: card === null,
        version: card?.version ?? 0,
        found: row,
        example: row && exampleOf(row.entry),
        recordings: wordRecordings(word.word),
        intervalSeconds: intervalSeconds(card ?? newCard(now), now, examEndsAt),
      }
    })
  }

  return {
    queueOf: async (learner) => {
      const now = clock.now()
      const exam = await findNextExam(db, learner, now)
      const cut = cutOf(learner.timeZone, now, exam?.endsAt ?? null)
      const [cap, doneToday, summary, words] = await Promise.all([
        findDailyCap(db, learner.id),
        countReviewedSince(db, learner.id, cut.todayStart),
        summarizeCards(db, learner.id, cut),
        countWords(db, learner.id),
      ])
      const dailyCap = cap ?? DAILY_CAP_DEFAULT
      const due = chooseDue(await listDueCards(db, learner.id, cut, 2 * DAILY_CAP_MAX), cut, dailyCap - doneToday)
      const room = Math.max(0, dailyCap - doneToday - due.filter(({ card }) => !isSeen(card, cut)).length)
      const fresh = room === 0 ? [] : await listNewWords(db, learner.id, room)
      const chosen = [...due, ...fresh.map((word) => ({ word, card: null }))]
      // What the cap leaves for tomorrow is due at once then.
      const isCapped = due.length < summary.due || fresh.length < words.total - words.reviewed
      return {
        cards: await withWords(chosen, now, cut.examEndsAt),
        counts: { due: due.length, new: fresh.length, doneToday, dailyCap, total: words.total },
        nextAt: isCapped ? cut.todayEnd : summary.nextAt,
        examDate: exam?.day ?? null,
      }
    },
  }
}

type Chosen = { word: WordRecord; card: CardRecord | null }
type DueCard = { word: WordRecord; card: CardRecord }

function cutOf(timeZone: string, now: Date, examEndsAt: Date | null): DueCut {
  const today = dayIn(timeZone, now)
  return {
    todayStart: startOfDay(today, timeZone),
    todayEnd: startOfDay(dayAfter(today, { days: 1 }), timeZone),
    learnUntil: new Date(now.getTime() + LEARN_AHEAD_MS),
    examEndsAt,
  }
}

const isSeen = ({ lastReviewAt }: CardRecord, { todayStart }: DueCut) =>
  lastReviewAt !== null && lastReviewAt >= todayStart

/** Cards seen today count once for the cap: they go on. Of the others as many as there is room for, the longest due first. */
function chooseDue(due: readonly DueCard[], cut: DueCut, room: number): DueCard[] {
  const seen = due.filter(({ card }) => isSeen(card, cut))
  const others = due.filter(({ card }) => !isSeen(card, cut)).slice(0, Math.max(0, room))
  return [...seen, ...others].toSorted((a, b) => a.card.dueAt.getTime() - b.card.dueAt.getTime())
}
