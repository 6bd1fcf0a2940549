import { pronunciationSortSchema, type PronunciationSort } from '@rehearsal/contracts/pronunciation-book'
import type { SearchParams } from '../../shared/search-params.ts'

/** Which part of the book is shown. Pages count from 1. */
export type BookSearch = { page: number; sort: PronunciationSort; word: string }

const FIRST_SORT: PronunciationSort = 'date:desc'
const LONGEST_SEARCH = 64

/** Reads an address; what it says wrongly is as if it were not there. */
export function bookSearchOf(search: SearchParams): BookSearch {
  const { page, sort, word } = search
  return {
    page: typeof page === 'string' && /^[1-9]\d{0,5}$/u.test(page) ? Number(page) : 1,
    sort: pronunciationSortSchema.safeParse(sort).data ?? FIRST_SORT,
    word: typeof word === 'string' ? word.trim().slice(0, LONGEST_SEARCH) : '',
  }
}

/** Writes an address; what is usual is left out. */
export const searchParamsOfBook = ({ page, sort, word }: BookSearch): SearchParams => ({
  ...(page === 1 ? {} : { page: String(page) }),
  ...(sort === FIRST_SORT ? {} : { sort }),
  ...(word === '' ? {} : { word }),
})

/** The order after a column was pressed: rising first, then falling; the newest and best come first. */
export function sortedBy(sort: PronunciationSort, columnId: string): PronunciationSort {
  const [present, direction] = sort.split(':')
  const first = columnId === 'date' ? 'desc' : 'asc'
  const next = present === columnId ? (direction === 'asc' ? 'desc' : 'asc') : first
  return pronunciationSortSchema.safeParse(`${columnId}:${next}`).data ?? FIRST_SORT
}

export function sortingOf(sort: PronunciationSort): { columnId: string; direction: 'asc' | 'desc' } {
  const [columnId = 'date', direction] = sort.split(':')
  return { columnId, direction: direction === 'asc' ? 'asc' : 'desc' }
}
