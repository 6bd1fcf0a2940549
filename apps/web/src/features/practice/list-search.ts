import { practiceFiltersSchema, type PracticeFilters } from '@rehearsal/contracts/practice'
import { markSchema } from '@rehearsal/exam/codes'
import type { z } from 'zod'
import type { SearchParams } from '../../shared/search-params.ts'

/** What the list is filtered and sorted by (specification §3). `resetUserAnswers` stays true after the first change (§4.5). */
export type ListFilters = Omit<PracticeFilters, 'pteType'> & { resetUserAnswers: boolean }

/** The four lists of specification §2.5. Which one is shown follows from the filters. */
export type QuestionList = 'all' | 'prediction' | 'exam-memory' | 'bookmark'

type Sorting = { columnId: string; direction: 'asc' | 'desc' }

const fields = practiceFiltersSchema.shape

/** Every difficulty mark that a bookmark can carry. */
export const marks = markSchema.exclude(['UNMARK']).options

/** Reads the filters from an address; what cannot be read counts as absent. */
export function filtersOf(search: SearchParams): ListFilters {
  const read = <Schema extends z.ZodType>(schema: Schema, name: keyof ListFilters): z.output<Schema> => {
    const parsed = schema.safeParse(search[name])
    return parsed.success ? parsed.data : schema.parse(undefined)
  }
  return {
    title: read(fields.title, 'title'),
    complexities: read(fields.complexities, 'complexities'),
    sort: read(fields.sort, 'sort'),
    practiceStatus: read(fields.practiceStatus, 'practiceStatus'),
    bookmarkTypes: read(fields.bookmarkTypes, 'bookmarkTypes'),
    prediction: read(fields.prediction, 'prediction'),
    predictionType: read(fields.predictionType, 'predictionType'),
    imageTypes: read(fields.imageTypes, 'imageTypes'),
    resetUserAnswers: search['resetUserAnswers'] === 'true',
  }
}

export const noFilters: ListFilters = filtersOf({})

/** Writes filters into an address: only what differs from no filters at all. */
export function searchOf(filters: ListFilters): SearchParams {
  const search: SearchParams = {}
  if (filters.title !== noFilters.title) search['title'] = filters.title
  if (filters.sort !== noFilters.sort) search['sort'] = filters.sort
  if (filters.practiceStatus !== noFilters.practiceStatus) search['practiceStatus'] = filters.practiceStatus
  if (filters.prediction) search['prediction'] = 'true'
  if (filters.predictionType !== '') search['predictionType'] = filters.predictionType
  if (filters.complexities.length > 0) search['complexities'] = filters.complexities
  if (filters.bookmarkTypes.length > 0) search['bookmarkTypes'] = filters.bookmarkTypes
  if (filters.imageTypes.length > 0) search['imageTypes'] = filters.imageTypes
  if (filters.resetUserAnswers) search['resetUserAnswers'] = 'true'
  return search
}

/** A changed filter: every change sets `resetUserAnswers`; the caller goes to page 1 (specification §4.5). */
export const changed = (filters: ListFilters, change: Partial<ListFilters>): ListFilters => ({
  ...filters,
  ...change,
  resetUserAnswers: true,
})

/** Which of the four lists the filters make. */
export function listOf({ prediction, predictionType, bookmarkTypes }: ListFilters): QuestionList {
  if (prediction) return predictionType === '' ? 'exam-memory' : 'prediction'
  return bookmarkTypes.length > 0 ? 'bookmark' : 'all'
}

/** Goes to one of the lists: prediction means this week's, exam memory prediction of an empty type (specification §4.5). */
export function withList(filters: ListFilters, list: QuestionList): ListFilters {
  return changed(filters, {
    prediction: list === 'prediction' || list === 'exam-memory',
    predictionType: list === 'prediction' ? 'WEEKLY' : '',
    bookmarkTypes: list === 'bookmark' ? marks : [],
  })
}

/** Whether the list would need a premium plan (specification §6). */
export const needsPremium = (filters: ListFilters): boolean => listOf(filters) === 'prediction'

/** The column and direction of `field:asc`. */
export function sortingOf({ sort }: ListFilters): Sorting {
  const [columnId = 'id', direction] = sort.split(':')
  return { columnId, direction: direction === 'desc' ? 'desc' : 'asc' }
}

/** Sorts by a column; a second time the other way round (specification §2.5). */
export function withSort(filters: ListFilters, columnId: string): ListFilters {
  const present = sortingOf(filters)
  const direction = present.columnId === columnId && present.direction === 'asc' ? 'desc' : 'asc'
  return changed(filters, { sort: `${columnId}:${direction}` })
}

/** Everything but the order is as in a list without filters. */
export const hasFilters = (filters: ListFilters): boolean =>
  Object.keys(searchOf({ ...filters, resetUserAnswers: false, sort: noFilters.sort })).length > 0
