import { type NoteSort, noteSortSchema } from '@rehearsal/contracts/notes'
import type { SearchParams } from '../../shared/search-params.ts'

/** What a list of notes is narrowed and sorted by. Times are as they were typed, in the learner's own zone. */
export type NoteFilters = { sort: NoteSort; description: string; startDateTime: string; endDateTime: string }

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u
const LONGEST_SEARCH = 200
/** An end of 14:05 takes in all of that minute. */
const MINUTE_END_MILLISECONDS = 59_999

/** Reads the filters from an address; what cannot be read counts as absent. */
export function noteFiltersOf(search: SearchParams): NoteFilters {
  return {
    sort: noteSortSchema.safeParse(search['sort']).data ?? 'date:desc',
    description: textOf(search['description']).slice(0, LONGEST_SEARCH),
    startDateTime: timeOf(search['startDateTime']),
    endDateTime: timeOf(search['endDateTime']),
  }
}

/** Writes filters into an address: only what differs from none. */
export function searchOf({ sort, description, startDateTime, endDateTime }: NoteFilters, page = 1): SearchParams {
  return {
    ...(sort === 'date:desc' ? {} : { sort }),
    ...(description === '' ? {} : { description }),
    ...(startDateTime === '' ? {} : { startDateTime }),
    ...(endDateTime === '' ? {} : { endDateTime }),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}

export const hasNoteFilters = ({ description, startDateTime, endDateTime }: NoteFilters): boolean =>
  description !== '' || startDateTime !== '' || endDateTime !== ''

/** Whether the end lies before the start, so that nothing can be found. */
export const isBackwards = ({ startDateTime, endDateTime }: NoteFilters): boolean =>
  startDateTime !== '' && endDateTime !== '' && endDateTime < startDateTime

/** The instants that the server is asked for; empty for none. */
export const startOf = ({ startDateTime }: NoteFilters): string => instantOf(startDateTime, 0)
export const endOf = ({ endDateTime }: NoteFilters): string => instantOf(endDateTime, MINUTE_END_MILLISECONDS)

function instantOf(local: string, addedMilliseconds: number): string {
  return local === '' ? '' : new Date(Date.parse(local) + addedMilliseconds).toISOString()
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function timeOf(value: unknown): string {
  const text = textOf(value)
  return LOCAL_TIME.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
}
