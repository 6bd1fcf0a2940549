import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { practiceTypeSchema } from './practice-type.ts'

const tag = 'vocab-book'

export const IMPORT_MAX_BYTES = 200_000
export const IMPORT_MAX_ROWS = 2000

/**
 * `NEW`: will be kept, or was. `EXISTS`: kept already, or earlier in the list. `CHANGES`: kept already with another meaning than
 * the list's, which stays unless it is to be replaced. `UNKNOWN`: the dictionary lacks it and the list says no meaning, so it is
 * left out. `ERROR`: cannot be kept as it stands.
 */
export const importStatusSchema = z.enum(['NEW', 'EXISTS', 'CHANGES', 'UNKNOWN', 'ERROR'])
export type ImportStatus = z.infer<typeof importStatusSchema>

export const importRowSchema = z.object({
  /** Of the text, counted from 1. */
  line: z.number().int(),
  word: z.string(),
  /** The list's own; null where the dictionary's stands. */
  meaning: z.string().nullable(),
  /** Of a word that is kept with another meaning: that meaning; null where it is the dictionary's. */
  keptMeaning: z.string().nullable(),
  practiceType: z.string().nullable(),
  status: importStatusSchema,
  /** Why it is not new. */
  reason: z.string().nullable(),
})
export type ImportRow = z.infer<typeof importRowSchema>

export const importReportSchema = z.object({
  rows: z.array(importRowSchema),
  counts: z.object({
    new: z.number().int(),
    exists: z.number().int(),
    changes: z.number().int(),
    unknown: z.number().int(),
    error: z.number().int(),
  }),
  /** How many words this call has added: 0 for a dry run. */
  added: z.number().int(),
  /** How many meanings this call has replaced: 0 for a dry run, and where mine are kept. */
  replaced: z.number().int(),
})
export type ImportReport = z.infer<typeof importReportSchema>

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength

export const importVocabWords = endpoint({
  method: 'POST',
  path: '/api/book/vocabBook/imports',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Keep the words of a list, CSV or TSV, all together; a dry run says what would become of each line',
  body: z.strictObject({
    text: z
      .string()
      .refine((text) => bytesOf(text) <= IMPORT_MAX_BYTES, { message: 'This list is longer than 200 kB. Split it.' }),
    /** For lines that name none. */
    practiceType: practiceTypeSchema.nullable().optional(),
    dryRun: z.boolean(),
    /** Lines that cannot be kept are left out; otherwise one of them refuses the whole list. */
    skipInvalid: z.boolean().default(false),
    /** What becomes of the meanings of words that are kept already. Notes and marks stay in any case. */
    meanings: z.enum(['keep', 'replace']).default('keep'),
  }),
  response: importReportSchema,
})

export const exportFormatSchema = z.enum(['csv', 'apkg'])
export type ExportFormat = z.infer<typeof exportFormatSchema>

/** How many words an Anki package holds without their recording, because it could not be made in time. */
export const WORDS_WITHOUT_AUDIO_HEADER = 'x-words-without-audio'

export const exportVocabWords = endpoint({
  method: 'GET',
  path: '/api/book/vocabBook/export',
  tag,
  access: 'learner',
  statuses: [200],
  isStream: true,
  summary: 'My words as a CSV file, or as an Anki package with recordings; of one kind of question, or all',
  query: z.object({ format: exportFormatSchema, practiceType: practiceTypeSchema.optional() }),
  response: z.unknown(),
})
