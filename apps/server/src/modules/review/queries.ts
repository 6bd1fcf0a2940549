import type { ReviewGrade, ReviewKind } from '@rehearsal/contracts/reviews'
import { and, asc, count, desc, eq, gte, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { reviewCard, reviewLog, reviewSettings } from '../../platform/database/schema/review.ts'
import { misspeltWord } from '../../platform/database/schema/spelling-book.ts'
import { vocabWord } from '../../platform/database/schema/vocab-book.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction

export type CardRecord = typeof reviewCard.$inferSelect
type NewCard = typeof reviewCard.$inferInsert

/** What a card is about. */
export type WordRecord = {
  kind: ReviewKind
  wordId: number
  word: string
  ownMeaning: string | null
  note: string
  typed: string | null
  createdAt: Date
}

/** The learner's day, and until when what is being learnt counts as due. */
export type DueCut = { todayStart: Date; todayEnd: Date; learnUntil: Date; examEndsAt: Date | null }

/** Cards never asked for are without a row: those of the queue stand first, then the others. */
export async function listDueCards(db: Db, userId: string, cut: DueCut, limit: number) {
  const rows = await db
    .select({ card: reviewCard, vocab: vocabWord, misspelt: misspeltWord })
    .from(reviewCard)
    .leftJoin(vocabWord, eq(vocabWord.id, reviewCard.vocabWordId))
    .leftJoin(misspeltWord, eq(misspeltWord.id, reviewCard.misspeltWordId))
    .where(and(eq(reviewCard.userId, userId), isDue(cut)))
    .orderBy(desc(gte(reviewCard.lastReviewAt, cut.todayStart)), asc(dueBy(cut)), asc(reviewCard.id))
    .limit(limit)
  return rows.flatMap(({ card, vocab, misspelt }) => {
    const word = vocab ? wordOfVocab(vocab) : misspelt && wordOfMisspelt(misspelt)
    return word ? [{ card, word }] : []
  })
}

/** How many cards not seen today are due, and when the next one comes that is not. */
export async function summarizeCards(db: Db, userId: string, cut: DueCut) {
  const [row] = await db
    .select({
      due: sql<number>`count(*) filter (where ${isDue(cut)})`.mapWith(Number),
      nextAt: sql`min(${dueBy(cut)}) filter (where ${not(isDue(cut))})`.mapWith(reviewCard.dueAt),
    })
    .from(reviewCard)
    .where(eq(reviewCard.userId, userId))
  return { due: row?.due ?? 0, nextAt: row?.nextAt ?? null }
}

/** Words never reviewed, the oldest first. */
export async function listNewWords(db: Db, userId: string, limit: number): Promise<WordRecord[]> {
  const [kept, misspelt] = await Promise.all([
    db
      .select({ word: vocabWord })
      .from(vocabWord)
      .leftJoin(reviewCard, eq(reviewCard.vocabWordId, vocabWord.id))
      .where(and(eq(vocabWord.userId, userId), isNull(reviewCard.id)))
      .orderBy(asc(vocabWord.createdAt), asc(vocabWord.id))
      .limit(limit),
    db
      .select({ word: misspeltWord })
      .from(misspeltWord)
      .leftJoin(reviewCard, eq(reviewCard.misspeltWordId, misspeltWord.id))
      .where(and(eq(misspeltWord.userId, userId), isNull(reviewCard.id)))
      .orderBy(asc(misspeltWord.createdAt), asc(misspeltWord.id))
      .limit(limit),
  ])
  const words = [...kept.map(({ word }) => wordOfVocab(word)), ...misspelt.map(({ word }) => wordOfMisspelt(word))]
  return words.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).slice(0, limit)
}

/** How many words and spellings there are at all, and how many of them were reviewed. */
export async function countWords(db: Db, userId: string): Promise<{ total: number; reviewed: number }> {
  const [kept] = await db.select({ count: count() }).from(vocabWord).where(eq(vocabWord.userId, userId))
  const [misspelt] = await db.select({ count: count() }).from(misspeltWord).where(eq(misspeltWord.userId, userId))
  const [cards] = await db.select({ count: count() }).from(reviewCard).where(eq(reviewCard.userId, userId))
  return { total: (kept?.count ?? 0) + (misspelt?.count ?? 0), reviewed: cards?.count ?? 0 }
}

/** How many different cards were graded since; a card whose word has gone counts for each grade. */
export async function countReviewedSince(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct coalesce(${reviewLog.cardId}, -${reviewLog.id}))`.mapWith(Number) })
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), gte(reviewLog.reviewedAt, since)))
  return row?.count ?? 0
}

export async function findWord(db: Db, userId: string, kind: ReviewKind, id: number): Promise<WordRecord | undefined> {
  if (kind === 'meaning') {
    const [row] = await db
      .select()
      .from(vocabWord)
      .where(and(eq(vocabWord.userId, userId), eq(vocabWord.id, id)))
    return row && wordOfVocab(row)
  }
  const [row] = await db
    .select()
    .from(misspeltWord)
    .where(and(eq(misspeltWord.userId, userId), eq(misspeltWord.id, id)))
  return row && wordOfMisspelt(row)
}

export async function findCard(db: Db, kind: ReviewKind, wordId: number): Promise<CardRecord | undefined> {
  const column = kind === 'meaning' ? reviewCard.vocabWordId : reviewCard.misspeltWordId
  const [row] = await db.select().from(reviewCard).where(eq(column, wordId))
  return row
}

/** Stores the card of a word; nothing where it has one. */
export async function insertCard(db: Db, card: NewCard): Promise<CardRecord | undefined> {
  const [row] = await db.insert(reviewCard).values(card).onConflictDoNothing().returning()
  return row
}

/** Changes the card that still has `version`; nothing where it has another. */
export async function updateCard(db: Db, id: number, version: number, changes: Partial<NewCard>) {
  const [row] = await db
    .update(reviewCard)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(reviewCard.id, id), eq(reviewCard.version, version)))
    .returning()
  return row
}

export type LogEntry = {
  userId: string
  cardId: number
  grade: ReviewGrade
  stateBefore: CardRecord['state']
  reviewedAt: Date
}

export async function insertLog(db: Db, entry: LogEntry) {
  await db.insert(reviewLog).values(entry)
}

export async function findDailyCap(db: Db, userId: string): Promise<number | undefined> {
  const [row] = await db.select().from(reviewSettings).where(eq(reviewSettings.userId, userId))
  return row?.dailyCap
}

export async function upsertDailyCap(db: Db, userId: string, dailyCap: number) {
  const target = reviewSettings.userId
  await db.insert(reviewSettings).values({ userId, dailyCap }).onConflictDoUpdate({ target, set: { dailyCap } })
}

/** When a card is due, also one that was scheduled before the exam was set. */
const dueBy = ({ examEndsAt }: DueCut): SQL =>
  examEndsAt === null
    ? sql`${reviewCard.dueAt}`
    : sql`least(${reviewCard.dueAt}, ${examEndsAt.toISOString()}::timestamptz)`

/** What is being learnt is due by the minute, the rest by the day, and once a day. */
function isDue(cut: DueCut): SQL {
  const isLearnt = sql`${reviewCard.state} in ('learning', 'relearning')`
  const byMinute = sql`${isLearnt} and ${dueBy(cut)} <= ${cut.learnUntil.toISOString()}::timestamptz`
  const byDay = and(
    sql`not (${isLearnt})`,
    sql`${dueBy(cut)} < ${cut.todayEnd.toISOString()}::timestamptz`,
    or(isNull(reviewCard.lastReviewAt), lt(reviewCard.lastReviewAt, cut.todayStart)),
  )
  return sql`((${byMinute}) or (${byDay}))`
}

const wordOfVocab = (row: typeof vocabWord.$inferSelect): WordRecord => ({
  kind: 'meaning',
  wordId: row.id,
  word: row.word,
  ownMeaning: row.meaning,
  note: row.note,
  typed: null,
  createdAt: row.createdAt,
})

const wordOfMisspelt = (row: typeof misspeltWord.$inferSelect): WordRecord => ({
  kind: 'spelling',
  wordId: row.id,
  word: row.word,
  ownMeaning: null,
  note: '',
  typed: row.typed,
  createdAt: row.createdAt,
})
