import type { RequestOf } from '@rehearsal/contracts/endpoint'
import type { listBankQuestions } from '@rehearsal/contracts/question-bank'
import type { Platform } from '../../platform/services.ts'
import { countBank, listBank } from './bank-queries.ts'

/** One page of the questions that pass the filters, retired ones too. */
export async function listBankPage({ db }: Platform, query: RequestOf<typeof listBankQuestions>['query']) {
  const { page, size, sort, ...filters } = query
  const rows = await listBank(db, filters, { sort, offset: page * size, limit: size })
  return { rows, total: await countBank(db, filters) }
}
