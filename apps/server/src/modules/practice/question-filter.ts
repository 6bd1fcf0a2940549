import type { PracticeFilters } from '@rehearsal/contracts/practice'
import { type AnyColumn, asc, desc, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { question } from '../../platform/database/schema/questions.ts'

/** Columns that the list joins to a question. */
export type JoinedColumns = {
  practised: SQL.Aliased | AnyColumn
  seen: SQL.Aliased | AnyColumn
  lastSeenOn: SQL.Aliased | AnyColumn
  mark: AnyColumn
}

const WEEK_DAYS = 7

/** The conditions of specification §2.5 and §2.6, one for each filter in use. */
export function filterConditions(filters: PracticeFilters, today: string, columns: JoinedColumns): SQL[] {
  return [
    ...searchCondition(filters.title),
    ...(filters.complexities.length > 0 ? [inArray(question.complexity, filters.complexities)] : []),
    ...(filters.imageTypes.length > 0 ? [inArray(question.imageType, filters.imageTypes)] : []),
    ...(filters.bookmarkTypes.length > 0 ? [inArray(columns.mark, filters.bookmarkTypes)] : []),
    ...practiceCondition(filters.practiceStatus, columns),
    ...(filters.prediction ? [predictionCondition(filters.predictionType, today, columns)] : []),
  ]
}

/** The order of the list; it always ends with the id, so that pages never overlap. */
export function orderOf(sort: PracticeFilters['sort'], columns: JoinedColumns): SQL[] {
  const [field, direction] = sort.split(':')
  const by = direction === 'desc' ? desc : asc
  if (field === 'practice') return [by(sql`coalesce(${columns.practised}, 0)`), asc(question.id)]
  if (field === 'prediction') return [by(sql`coalesce(${columns.seen}, 0)`), asc(question.id)]
  if (field === 'title') return [by(sql`lower(${question.title})`), asc(question.id)]
  return [by(question.id)]
}

/** A number, with or without #, finds its id first of all; any text is looked for in title and content. */
function searchCondition(title: string): SQL[] {
  if (title === '') return []
  const text = sql`${question.search} like ${`%${escapeLike(title.toLowerCase())}%`}`
  const id = /^#?0*(\d{1,9})$/u.exec(title)?.[1]
  return [id === undefined ? text : (or(sql`${question.id} = ${Number(id)}`, text) ?? text)]
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/gu, (character) => `\\${character}`)
}

function practiceCondition(status: PracticeFilters['practiceStatus'], { practised }: JoinedColumns): SQL[] {
  if (status === 'ALL') return []
  return [status === 'PRACTICED' ? isNotNull(practised) : isNull(practised)]
}

function predictionCondition(
  type: PracticeFilters['predictionType'],
  today: string,
  { seen, lastSeenOn }: JoinedColumns,
): SQL {
  if (type === 'WEEKLY') return sql`${lastSeenOn} > ${today}::date - ${WEEK_DAYS}::int`
  if (type === 'MONTHLY') return sql`${lastSeenOn} >= date_trunc('month', ${today}::date)::date`
  return isNotNull(seen)
}
