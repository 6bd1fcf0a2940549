import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import { and, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { question } from '../../platform/database/schema/questions.ts'
import type { Database, Transaction } from '../../platform/database/transaction.ts'

type Db = Database | Transaction
/** What was given before: to this question by the same learner, to another one, or by another learner who shows it. */
type Earlier = { text: string; questionId: number; from: 'retry' | 'own' | 'community' }
/** The answer that is being scored: only what was given before it counts, so that a second scoring finds the same. */
type Scored = { id: number; userId: string; questionId: number; taskId: TaskId }
type Limits = { own: number; thisQuestion: number; eachOther: number; others: number }

/** Enough to find what is learned by heart; a comparison takes a few milliseconds (docs/studies/2026-11-28-how-scores-were-measured.md). */
const TEXTS: Limits = { own: 200, thisQuestion: 100, eachOther: 3, others: 150 }
/** Scores of speech are large, and hold the transcript. */
const SPEECH: Limits = { own: 50, thisQuestion: 50, eachOther: 1, others: 50 }
/** More than the longest answer of any form. */
const MAX_CHARACTERS = 6000

const WRITTEN_KINDS = taskIds.filter((id) => tasks[id].scoredBy === 'ai' && !id.startsWith('speaking/'))

const writtenText = sql<string | null>`left(${attempt.answer} ->> 'answer', ${MAX_CHARACTERS})`

/** What was said, where it was written down: words that were only spotted are no transcript. */
const spokenText = sql<string | null>`(
  select left(string_agg(said.word ->> 'word', ' ' order by said.place), ${MAX_CHARACTERS})
  from jsonb_array_elements(${attempt.score} -> 'evidence' -> 'words') with ordinality as said(word, place)
  where ${attempt.score} -> 'evidence' ->> 'transcriptSource' in ('service', 'model', 'embedded', 'browser')
)`

/**
 * What a written answer is held against: the learner's own written answers of any judged kind, and what others show of this
 * kind. The newest first, the learner's own before others'.
 */
export async function listEarlierTexts(db: Db, scored: Scored): Promise<Earlier[]> {
  return listEarlier(db, scored, WRITTEN_KINDS, writtenText, TEXTS)
}

/** What was said before in answers of this kind, where somebody wrote it down. */
export async function listEarlierSpeech(db: Db, scored: Scored): Promise<Earlier[]> {
  return listEarlier(db, scored, [scored.taskId], spokenText, SPEECH)
}

async function listEarlier(
  db: Db,
  scored: Scored,
  kinds: TaskId[],
  text: SQL<string | null>,
  limits: Limits,
): Promise<Earlier[]> {
  const columns = { questionId: attempt.questionId, text }
  const own = await db
    .select(columns)
    .from(attempt)
    .where(and(isOwn(scored), inArray(attempt.taskId, kinds)))
    .orderBy(desc(attempt.id))
    .limit(limits.own)
  const same = await db
    .select(columns)
    .from(attempt)
    .where(and(isShown(scored), eq(attempt.questionId, scored.questionId)))
    .orderBy(desc(attempt.id))
    .limit(limits.thisQuestion)
  const others = await db
    .select(columns)
    .from(attempt)
    .where(inArray(attempt.id, await listNewestShown(db, scored, limits)))
    .orderBy(desc(attempt.id))
  return [
    ...own.flatMap((row) => earlierOf(row, row.questionId === scored.questionId ? 'retry' : 'own')),
    ...[...same, ...others].flatMap((row) => earlierOf(row, 'community')),
  ]
}

/** A few of each other question of the kind, so that no single one crowds out the rest. */
async function listNewestShown(db: Db, scored: Scored, limits: Limits): Promise<number[]> {
  const newest = db
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(isShown(scored), eq(attempt.questionId, question.id)))
    .orderBy(desc(attempt.id))
    .limit(limits.eachOther)
    .as('newest')
  const rows = await db
    .select({ id: newest.id })
    .from(question)
    .crossJoinLateral(newest)
    .where(and(eq(question.taskId, scored.taskId), ne(question.id, scored.questionId)))
    .orderBy(desc(newest.id))
    .limit(limits.others)
  return rows.map(({ id }) => id)
}

const isBefore = ({ id }: Scored) => lt(attempt.id, id)
const isOwn = (scored: Scored) =>
  and(isBefore(scored), eq(attempt.userId, scored.userId), ne(attempt.status, 'deleted'))
/** Only what its learner shows to others, as the community's list does. */
const isShown = (scored: Scored) =>
  and(isBefore(scored), ne(attempt.userId, scored.userId), attempt.isShared, eq(attempt.status, 'scored'))

function earlierOf(
  { text, questionId }: { text: string | null; questionId: number },
  from: Earlier['from'],
): Earlier[] {
  return text === null || text.trim() === '' ? [] : [{ text, questionId, from }]
}
