import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { bankFiltersSchema } from './question-bank.ts'

const tag = 'question-bank'
const base = '/api/bank-packs'

/** A content pack as a file, as text: what stands in it is read question by question. */
export const PACK_MAX_BYTES = 16 * 1024 * 1024
const packFileSchema = z.string().min(2).max(PACK_MAX_BYTES)

export const exportBankPack = endpoint({
  method: 'GET',
  path: base,
  tag,
  access: 'admin',
  statuses: [200],
  summary: 'The questions that pass the filters as a content pack file',
  query: bankFiltersSchema,
  response: z.object({ fileName: z.string(), questions: z.number().int(), file: z.string() }),
})

/** What an import would do with one question of a file. */
export const importItemSchema = z.object({
  /** Place in the file, counted from 0. */
  place: z.number().int(),
  /** Null where none can be read. */
  id: z.number().int().nullable(),
  taskId: taskIdSchema.nullable(),
  title: z.string(),
  outcome: z.enum(['new', 'changed', 'unchanged', 'refused']),
  /** Which fields would change. */
  changed: z.array(z.string()),
  /** Why it is refused. */
  reasons: z.array(z.string()),
})
export type ImportItem = z.infer<typeof importItemSchema>

const importReportSchema = z.object({
  /** Names this file and the questions as they stand: applying takes it, and another one is 409. */
  token: z.string(),
  items: z.array(importItemSchema),
})
export type BankImportReport = z.infer<typeof importReportSchema>

/** Room for the file as a JSON text. */
const bodyLimitBytes = 2 * PACK_MAX_BYTES

export const dryRunBankImport = endpoint({
  method: 'POST',
  path: `${base}/dry-runs`,
  tag,
  access: 'admin',
  statuses: [200],
  summary: 'What the import of a content pack would do; nothing is changed',
  bodyLimitBytes,
  body: z.strictObject({ file: packFileSchema }),
  response: importReportSchema,
})

export const applyBankImport = endpoint({
  method: 'POST',
  path: `${base}/imports`,
  tag,
  access: 'admin',
  statuses: [200],
  summary: 'Do exactly what a dry run listed; 409 when file or questions are others by now',
  bodyLimitBytes,
  body: z.strictObject({ file: packFileSchema, token: z.string().regex(/^[0-9a-f]{64}$/u) }),
  response: importReportSchema,
})
