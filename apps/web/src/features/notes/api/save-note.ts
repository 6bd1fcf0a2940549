import { createNote, type Note, updateNote } from '@rehearsal/contracts/notes'
import { call } from '../../../shared/api/call.ts'

/** The note and the version of it that a change was made to. */
export type NoteBase = Pick<Note, 'id' | 'version'>

/** Writes a first note on a question, or changes the one that the learner saw. */
export const saveNote = (practiceId: number, base: NoteBase | null, description: string): Promise<Note> =>
  base === null
    ? call(createNote, { body: { practiceId, description } })
    : call(updateNote, { params: { id: base.id }, body: { practiceId, description, version: base.version } })
