import { getBankHistory } from '@rehearsal/contracts/question-bank'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** What was done to a question, the newest first. `revision` asks anew after each change. */
export const bankHistoryQuery = (id: number, revision: number, state: string) =>
  queryOptions({
    queryKey: ['bank-history', id, revision, state],
    queryFn: async ({ signal }) => (await call(getBankHistory, { params: { id }, signal })).entries,
  })
