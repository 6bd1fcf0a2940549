import {
  type ModerationState,
  moderationStateSchema,
  type ReportQueue,
  reportQueueSchema,
} from '@rehearsal/contracts/moderation'
import type { SearchParams } from '../../../shared/search-params.ts'

export type QueueSearch = { queue: ReportQueue; state: ModerationState }

/** Which queue an address means; what cannot be read counts as absent. A question is never hidden. */
export function queueSearchOf(search: SearchParams): QueueSearch {
  const queue = reportQueueSchema.safeParse(search['queue']).data ?? 'question'
  const state = moderationStateSchema.safeParse(search['state']).data ?? 'open'
  return { queue, state: queue === 'question' ? 'open' : state }
}

/** Writes it into an address: only what differs from the usual. */
export function searchOf({ queue, state }: QueueSearch, page = 1): SearchParams {
  return {
    ...(queue === 'question' ? {} : { queue }),
    ...(state === 'open' ? {} : { state }),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}
