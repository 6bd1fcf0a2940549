import type { PracticeFilters } from '@rehearsal/contracts/practice'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { searchedId } from '@rehearsal/exam/search-text'
import { and, asc, desc, eq, gte, inArray, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { containsTerms } from '../../platform/database/contains-terms.ts'
import { attempt } from '../../platform/database/schema/attempts.ts'
import { bookmark } from '../../platform/database/schema/bookmarks.ts'
import { predictionItem, predictionList } from '../../platform/database/schema/predictions.ts'
import { question, titleInOrder } from '../../platform/database/schema/questions.ts'
import { sighting } from '../../platform/database/schema/sightings.ts'

/** Who filters for which exam, what day it is there, `YYYY-MM-DD`, and the Monday of the running week of predictions. */
export type Filtering = { userId: string; variant: ExamVariant; today: string; week: string }

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

/** How often the question was seen in a real exam; what a moderator hides does not count. */
export const predictionCount = sql<number>`(select count(*)::int from ${sighting} where ${sighting.questionId} = ${question.id} and ${sighting.hiddenAt} is null)`

/** The conditions of specification §2.5 and §2.6, one for each filter in use. */
export function filterConditions(filters: PracticeFilters, filtering: Filtering): SQL[] {
  const { userId } = filtering
  return [
    ...searchCondition(filters.title),
    ...(filters.complexities.length > 0 ? [inArray(question.complexity, filters.complexities)] : []),
    ...(filters.imageTypes.length > 0 ? [inArray(question.imageType, filters.imageTypes)] : []),
    ...markCondition(filters.bookmarkTypes, userId),
    ...practiceCondition(filters.practiceStatus, userId),
    ...(filters.prediction ? [predictionCondition(filters.predictionType, filtering)] : []),
  ]
}

/** The order of the list; it always ends with the id, so that pages never overlap. */
export function orderOf(sort: PracticeFilters['sort'], userId: string): SQL[] {
  const [field, direction] = sort.split(':')
  const by = direction === 'desc' ? desc : asc
  if (field === 'practice') return [by(practiceCountOf(userId)), asc(question.id)]
  if (field === 'prediction') return [by(predictionCount), asc(question.id)]
  if (field === 'title') return [by(titleInOrder(question)), asc(question.id)]
  return [by(question.id)]
}

/** A number, with or without #, finds its id first of all; the words of any text are looked for in title and content. */
function searchCondition(title: string): SQL[] {
  const text = containsTerms(title, [question.search])
  if (text === undefined) return []
  const id = searchedId(title)
  return [id === null ? text : (or(eq(question.id, id), text) ?? text)]
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

/** WEEKLY is the list frozen for the running week; MONTHLY what was seen this month; without a type, whatever was seen. */
function predictionCondition(type: PracticeFilters['predictionType'], filtering: Filtering): SQL {
  return inArray(question.id, type === 'WEEKLY' ? listedFor(filtering) : seenIn(type, filtering))
}

const listedFor = ({ variant, week }: Filtering) =>
  build
    .select({ id: predictionItem.questionId })
    .from(predictionItem)
    .innerJoin(predictionList, eq(predictionList.id, predictionItem.listId))
    .where(and(eq(predictionList.variant, variant), eq(predictionList.weekStart, week)))

function seenIn(type: 'MONTHLY' | '', { today }: Filtering) {
  const isInTime = type === '' ? undefined : gte(sighting.seenOn, sql`date_trunc('month', ${today}::date)::date`)
  return build
    .select({ id: sighting.questionId })
    .from(sighting)
    .where(and(isNull(sighting.hiddenAt), isInTime))
}
