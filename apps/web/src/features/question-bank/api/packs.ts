import { applyBankImport, dryRunBankImport, exportBankPack } from '@rehearsal/contracts/bank-packs'
import type { BankFilters } from '@rehearsal/contracts/question-bank'
import { call } from '../../../shared/api/call.ts'

/** The questions that pass the filters as a file to keep. */
export const exportPack = (query: BankFilters) => call(exportBankPack, { query })

/** What the import of a file would do; nothing is changed. */
export const dryRunImport = (file: string) => call(dryRunBankImport, { body: { file } })

/** Does exactly what the dry run with this token listed. */
export const applyImport = (file: string, token: string) => call(applyBankImport, { body: { file, token } })
