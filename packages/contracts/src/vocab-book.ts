import { markSchema } from '@rehearsal/exam/codes'
import { examVariantSchema } from '@rehearsal/exam/exam-variant'
import { skillSchema } from '@rehearsal/exam/skill'
import { z } from 'zod'
import { dictionaryWordSchema, lookedUpWordSchema } from './dictionary.ts'
import { endpoint } from './endpoint.ts'
import { practiceTypeSchema } from './practice-type.ts'
import {
  halPage,
  idParamsSchema,
  idSchema,
  instantSchema,
  noContentSchema,
  pageQuerySchema,
  versionSchema,
} from './wire.ts'

const tag = 'vocab-book'
/** The same for a word of the vocab book and of the pronunciation book. */
export const WORD_NOTE_MAX_CHARACTERS = 2000
export const wordNoteSchema = z.string().max(WORD_NOTE_MAX_CHARACTERS)

/** A kept word in a list. `meaning` is the learner's own, or else the dictionary's first definition. */
export const vocabWordSchema = z.object({
  id: idSchema,
  word: z.string(),
  practiceType: z.string().nullable(),
  partOfSpeech: z.string().nullable(),
  meaning: z.string().nullable(),
  americanPhonetic: z.string().nullable(),
  britishPhonetic: z.string().nullable(),
  /** Null for a word that the dictionary lacks. */
  americanAudio: z.string().nullable(),
  britishAudio: z.string().nullable(),
  bookmark: markSchema,
  note: z.string(),
  version: versionSchema,
  /** How often it was reviewed, and when it comes next; null before its first review. */
  reviewCount: z.number().int(),
  dueDate: instantSchema.nullable(),
  createdDate: instantSchema,
})
export type VocabWord = z.infer<typeof vocabWordSchema>

/** Specification §3, Vocab practice count. A word counts as practised once it was reviewed. */
export const vocabPracticeCountSchema = z.object({
  /** Null for words that were not met in a question. */
  practiceType: z.string().nullable(),
  skillType: skillSchema.nullable(),
  practicedCount: z.number().int(),
  totalCount: z.number().int(),
})
export type VocabPracticeCount = z.infer<typeof vocabPracticeCountSchema>

export const listVocabCounts = endpoint({
  method: 'GET',
  path: '/api/book/vocabBook',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'How many words I keep of each kind of question',
  /** The exam whose kinds are counted; that of my profile where it is absent. */
  query: z.object({ pteType: examVariantSchema.optional() }),
  response: z.array(vocabPracticeCountSchema),
})

export const vocabSortSchema = z.enum(['date:desc', 'date:asc', 'word:asc', 'word:desc'])
export type VocabSort = z.infer<typeof vocabSortSchema>

export const listVocabWords = endpoint({
  method: 'GET',
  path: '/api/book/vocabBook/practiceType/{practiceType}',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'My words of one kind of question; OTHER names those that were not met in a question, ALL every word',
  params: z.object({ practiceType: z.union([z.enum(['ALL', 'OTHER']), practiceTypeSchema]) }),
  query: pageQuerySchema.extend({
    word: z.string().trim().max(64).optional(),
    sort: vocabSortSchema.default('date:desc'),
  }),
  response: halPage('vocabWordDtoList', vocabWordSchema),
})

export const getVocabWord = endpoint({
  method: 'GET',
  path: '/api/book/vocabBook/{id}',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'A word of mine with all that the dictionary says of it',
  params: idParamsSchema,
  response: dictionaryWordSchema,
})

export const addVocabWord = endpoint({
  method: 'POST',
  path: '/api/book/vocabBook',
  tag,
  access: 'learner',
  statuses: [201],
  summary: 'Keep a word; 409 when it is kept already',
  body: z.strictObject({
    word: lookedUpWordSchema,
    practiceType: practiceTypeSchema.nullable().optional(),
    /** Keeps the entry of just this text (running), not the word that it is a form of (run). */
    exact: z.boolean().default(false),
  }),
  response: vocabWordSchema,
})

export const patchVocabWord = endpoint({
  method: 'PATCH',
  path: '/api/book/vocabBook/{id}',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Change the note, the own meaning or the practice type of a word of mine; a stale version answers 409',
  params: idParamsSchema,
  body: z.strictObject({
    note: wordNoteSchema.optional(),
    meaning: z.string().trim().max(500).nullable().optional(),
    practiceType: practiceTypeSchema.nullable().optional(),
    version: versionSchema.optional(),
  }),
  response: vocabWordSchema,
})

export const deleteVocabWord = endpoint({
  method: 'DELETE',
  path: '/api/book/vocabBook/{id}',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Remove a word of mine',
  params: idParamsSchema,
  response: noContentSchema,
})

export const patchVocabNote = endpoint({
  method: 'PATCH',
  path: '/api/book/vocabBook/note',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Note something about a word of mine',
  body: z.strictObject({ id: idSchema, note: wordNoteSchema, version: versionSchema.optional() }),
  response: vocabWordSchema,
})

export const patchVocabBookmark = endpoint({
  method: 'PATCH',
  path: '/api/book/vocabBook/{id}/bookmark',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Mark how hard a word of mine is; a stale version answers 409',
  params: idParamsSchema,
  body: z.strictObject({ bookmark: markSchema, version: versionSchema }),
  response: vocabWordSchema,
})

export const getSuggestedWord = endpoint({
  method: 'GET',
  path: '/api/book/vocabBook/suggestedWord',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'The word of the day, the same for everybody on a UTC date',
  response: dictionaryWordSchema,
})

export const translateVocabWord = endpoint({
  method: 'GET',
  path: '/api/book/vocabBook/translate/{word}',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'A word in the language of my profile; an empty list where nothing is known',
  params: z.object({ word: lookedUpWordSchema }),
  response: z.object({ translations: z.array(z.string()) }),
})
