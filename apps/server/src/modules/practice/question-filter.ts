import type { PracticeFilters } from '@rehearsal/contracts/practice'
import { and, asc, desc, eq, gt, gte, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { bookmark } from '../../platform/database/schema/bookmarks.ts'
import { question } from '../../platform/database/schema/questions.ts'
import { sighting } from '../../platform/database/schema/sightings.ts'

/** Who filters, and what day it is there, `YYYY-MM-DD`. */
export type Filtering = { userId: string; today: string }

const WEEK_DAYS = 7
const build = new QueryBuilder()

/** The ids of questions that this learner has answered. */
export const practisedBy = (userId: string) =>
  build
    .select({ id: attempt.questionId })
    .from(attempt)
    .where(and(eq(attempt.userId, userId), ne(attempt.status, 'deleted')))

/** How often this learner has answered the question. */
export const practiceCountOf = (userId: string) =>
  sql<number>`(select count(*)::int from ${attempt} where ${attempt.questionId} = ${question.id} and ${attempt.userId} = ${userId} and ${attempt.status} <> 'deleted')`

/** How often the question was seen in a real exam. */
export const predictionCount = sql<number>`(select count(*)::int from ${sighting} where ${sighting.questionId} = ${question.id})`

/** The conditions of specification §2.5 and §2.6, one for each filter in use. */
export function filterConditions(filters: PracticeFilters, { userId, today }: Filtering): SQL[] {
  return [
    ...searchCondition(filters.title),
    ...(filters.complexities.length > 0 ? [inArray(question.complexity, filters.complexities)] : []),
    ...(filters.imageTypes.length > 0 ? [inArray(question.imageType, filters.imageTypes)] : []),
    ...markCondition(filters.bookmarkTypes, userId),
    ...practiceCondition(filters.practiceStatus, userId),
    ...(filters.prediction ? [predictionCondition(filters.predictionType, today)] : []),
  ]
}

/** The order of the list; it always ends with the id, so that pages never overlap. */
export function orderOf(sort: PracticeFilters['sort'], userId: string): SQL[] {
  const [field, direction] = sort.split(':')
  const by = direction === 'desc' ? desc : asc
  if (field === 'practice') return [by(practiceCountOf(userId)), asc(question.id)]
  if (field === 'prediction') return [by(predictionCount), asc(question.id)]
  if (field === 'title') return [by(sql`lower(${question.title})`), asc(question.id)]
  return [by(question.id)]
}

/** A number, with or without #, finds its id first of all; any text is looked for in title and content. */
function searchCondition(title: string): SQL[] {
  if (title === '') return []
  const text = sql`${question.search} like ${`%${escapeLike(title.toLowerCase())}%`}`
  const id = /^#?0*(\d{1,9})$/u.exec(title)?.[1]
  return [id === undefined ? text : (or(eq(question.id, Number(id)), text) ?? text)]
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/gu, (character) => `\\${character}`)
}

function markCondition(marks: PracticeFilters['bookmarkTypes'], userId: string): SQL[] {
  if (marks.length === 0) return []
  const marked = build
    .select({ id: bookmark.questionId })
    .from(bookmark)
    .where(and(eq(bookmark.userId, userId), inArray(bookmark.mark, marks)))
  return [inArray(question.id, marked)]
}

function practiceCondition(status: PracticeFilters['practiceStatus'], userId: string): SQL[] {
  if (status === 'ALL') return []
  const practised = practisedBy(userId)
  return [status === 'PRACTICED' ? inArray(question.id, practised) : notInArray(question.id, practised)]
}

function predictionCondition(type: PracticeFilters['predictionType'], today: string): SQL {
  const seen = build.select({ id: sighting.questionId }).from(sighting).where(seenSince(type, today))
  return inArray(question.id, seen)
}

function seenSince(type: PracticeFilters['predictionType'], today: string): SQL | undefined {
  if (type === 'WEEKLY') return gt(sighting.seenOn, sql`${today}::date - ${WEEK_DAYS}::int`)
  if (type === 'MONTHLY') return gte(sighting.seenOn, sql`date_trunc('month', ${today}::date)::date`)
  return undefined
}
