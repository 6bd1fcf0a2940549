import {
  createNote,
  deleteNote,
  getNote,
  listNoteCounts,
  listNotes,
  type Note,
  updateNote,
} from '@rehearsal/contracts/notes'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { countNotesOf, listNotesIn } from './list-service.ts'
import { presentCount, presentNote } from './presenters.ts'
import { addNote, changeNote, dropNote, findNoteOf, type Written } from './service.ts'

/** A learner's notes on questions (specification §2.12, §4.11, §7.6). */
export function notesRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, listNoteCounts, async (_request, { learner }) =>
    (await countNotesOf(platform, learner)).map((each) => presentCount(each)),
  )
  mount(app, getNote, async ({ params }, { learner }) => {
    const note = await findNoteOf(platform, learner, params.id)
    return note === undefined ? null : presentNote(note)
  })
  mount(app, createNote, async ({ body }, { learner }) => writtenOrTold(await addNote(platform, learner, body)))
  mount(app, updateNote, async ({ params, body }, { learner }) =>
    writtenOrTold(await changeNote(platform, learner, params.id, body)),
  )
  mount(app, deleteNote, ({ params }, { learner }) => dropNote(platform, learner, params.id))
  mount(app, listNotes, async ({ params, query }, { learner }) => {
    const { rows, total } = await listNotesIn(platform, learner, params.practiceType, query)
    const { page, size } = query
    return {
      _embedded: { noteDtoList: rows.map(presentNote) },
      page: { number: page, size, totalPages: Math.ceil(total / size), totalElements: total },
    }
  })
}

/** The note as it was written; 409 with the present one where that was in its way. */
function writtenOrTold({ problem, note }: Written): Note {
  if (problem !== null) throw new AppError(problem, { details: presentNote(note) })
  return presentNote(note)
}
