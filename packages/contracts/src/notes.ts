import { skillSchema } from '@rehearsal/exam/skill'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { NOTE_MAX_CHARACTERS } from './note-html.ts'
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

const tag = 'notes'

/** Specification §3, Note. */
export const noteSchema = z.object({
  id: idSchema,
  /** Sanitised HTML: paragraphs, lists, quotes, links, bold and the like, and the ten colours as classes. */
  description: z.string(),
  version: z.number().int(),
  practiceId: idSchema,
  /** Of the question. */
  title: z.string(),
  /** The practice type of the question. */
  category: z.string(),
  /** When it was last changed. */
  date: instantSchema,
  /** How it begins, without markup. */
  preview: z.string(),
})
export type Note = z.infer<typeof noteSchema>

export const noteCountSchema = z.object({
  practiceType: z.string(),
  skillType: skillSchema,
  totalCount: z.number().int(),
})
export type NoteCount = z.infer<typeof noteCountSchema>

const descriptionSchema = z.string().max(NOTE_MAX_CHARACTERS)

export const listNoteCounts = endpoint({
  method: 'GET',
  path: '/api/notes',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'How many notes I have on each kind of question; kinds without notes are left out',
  response: z.array(noteCountSchema),
})

/** None is a value: the question page asks by itself, and most questions have no note. */
export const getNote = endpoint({
  method: 'GET',
  path: '/api/notes/{id}',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'My note on the question of this id; null when I have none',
  params: idParamsSchema,
  response: noteSchema.nullable(),
})

export const createNote = endpoint({
  method: 'POST',
  path: '/api/notes',
  tag,
  access: 'learner',
  statuses: [201],
  summary: 'Write a note on a question; 409 with the present one when there is one already',
  body: z.strictObject({ practiceId: idSchema, description: descriptionSchema }),
  response: noteSchema,
})

export const updateNote = endpoint({
  method: 'PUT',
  path: '/api/notes/{id}',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'Change the note of this id; a stale version answers 409 with the present one',
  params: idParamsSchema,
  body: z.strictObject({
    description: descriptionSchema,
    practiceId: idSchema,
    version: versionSchema,
  }),
  response: noteSchema,
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/notes/{id}',
  tag,
  access: 'learner',
  statuses: [204],
  summary: 'Delete the note of this id',
  params: idParamsSchema,
  response: noContentSchema,
})

export const noteSortSchema = z.enum(['date:desc', 'date:asc', 'title:asc', 'title:desc'])
export type NoteSort = z.infer<typeof noteSortSchema>

/** An instant with its zone; left empty it limits nothing. */
const limitSchema = z.union([z.literal(''), z.iso.datetime({ offset: true })]).default('')

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/notes/practiceType/{practiceType}',
  tag,
  access: 'learner',
  statuses: [200],
  summary: 'My notes on one kind of question, searched, between two instants, sorted and paged',
  params: z.object({ practiceType: practiceTypeSchema }),
  query: pageQuerySchema
    .extend({
      sort: noteSortSchema.default('date:desc'),
      /** Looked for in the text of the notes. */
      description: z.string().trim().max(200).default(''),
      startDateTime: limitSchema,
      endDateTime: limitSchema,
    })
    .refine(
      ({ startDateTime, endDateTime }) =>
        startDateTime === '' || endDateTime === '' || Date.parse(startDateTime) <= Date.parse(endDateTime),
      { path: ['endDateTime'], message: 'Choose an end that is not before the start.' },
    ),
  response: halPage('noteDtoList', noteSchema),
})
