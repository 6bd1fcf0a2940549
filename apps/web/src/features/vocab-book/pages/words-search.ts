import { type VocabSort, vocabSortSchema } from '@rehearsal/contracts/vocab-book'
import { idSchema } from '@rehearsal/contracts/wire'
import { z } from 'zod'
import type { SearchParams } from '../../../shared/search-params.ts'
import { urls } from '../../../shared/urls.ts'
import type { VocabListing, VocabScope } from '../api/vocab-query.ts'
import { slugOf } from './scope-of.ts'

const DEFAULT_SORT: VocabSort = 'date:desc'
const LONGEST_SEARCH = 64
const pageSchema = idSchema.max(1_000_000).catch(1)
const wordSchema = z.string().trim().max(LONGEST_SEARCH).catch('')

/** What an address asks of the list; what cannot be read counts as absent. */
export const listingOf = (search: SearchParams): VocabListing => ({
  word: wordSchema.parse(search['word']),
  sort: vocabSortSchema.catch(DEFAULT_SORT).parse(search['sort']),
  page: pageSchema.parse(search['page']),
})

/** The address of a list: only what differs from the first page of all words, newest first. */
export const addressOf = (scope: VocabScope, { word, sort, page }: VocabListing): string =>
  urls.vocabWords(slugOf(scope), {
    ...(word === '' ? {} : { word }),
    ...(sort === DEFAULT_SORT ? {} : { sort }),
    ...(page === 1 ? {} : { page }),
  })
