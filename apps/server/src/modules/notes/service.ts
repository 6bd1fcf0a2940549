import { NOTE_MAX_CHARACTERS } from '@rehearsal/contracts/note-html'
import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Platform } from '../../platform/services.ts'
import { findNote, findNoteOn, findQuestion, insertNote, type NoteRecord, removeNote, saveNote } from './queries.ts'
import { previewOf } from './preview-of.ts'
import { sanitiseNote } from './sanitise-note.ts'
import { isBlank, textOfNote } from './text-of-note.ts'

type Who = { id: string }
/** A note with how it begins. */
export type NoteView = NoteRecord & { preview: string }
/** The note that was written, or the present one that was in its way. */
export type Written = { problem: 'duplicate' | 'stale_version' | null; note: NoteView }

export const viewOf = (note: NoteRecord): NoteView => ({ ...note, preview: previewOf(note.description) })

/**
 * The learner's note on a question, or none.
 *
 * @throws AppError `not_found` for a question that never was. One that is retired keeps its notes.
 */
export async function findNoteOf({ db }: Platform, learner: Who, questionId: number): Promise<NoteView | undefined> {
  const found = await findNoteOn(db, learner.id, questionId)
  if (!found && !(await findQuestion(db, questionId))) throw new AppError('not_found')
  return found && viewOf(found)
}

/**
 * Keeps a note, sanitised (specification §4.11, §7.6). A question has one: a second is a `duplicate`.
 *
 * @throws AppError `invalid_request` for a text that is empty or too long; `not_found` for a question that is not there.
 */
export async function addNote(
  { db, clock }: Platform,
  learner: Who,
  { practiceId, description }: { practiceId: number; description: string },
): Promise<Written> {
  const texts = textsOf(description)
  const question = await findQuestion(db, practiceId)
  if (!question || question.isRetired) throw new AppError('not_found')
  const row = { userId: learner.id, questionId: practiceId, ...texts, now: clock.now() }
  const isNew = await insertNote(db, row)
  const present = await findNoteOn(db, learner.id, practiceId)
  // Deleted elsewhere between the two statements.
  if (!present) throw new AppError('not_found')
  return { problem: isNew ? null : 'duplicate', note: viewOf(present) }
}

/**
 * Changes a note that the learner saw in this version; seen in another, it is a `stale_version`.
 *
 * @throws AppError `not_found`; `invalid_request` for a text that is empty or too long, or when the note is on another
 *   question.
 */
export async function changeNote(
  { db, clock }: Platform,
  learner: Who,
  id: number,
  change: { practiceId: number; description: string; version: number },
): Promise<Written> {
  const { practiceId: questionId, version } = change
  const texts = textsOf(change.description)
  const isSaved = await saveNote(db, { id, userId: learner.id, questionId, version, ...texts, now: clock.now() })
  const present = await findNote(db, learner.id, id)
  if (!present) throw new AppError('not_found')
  if (present.questionId !== questionId) throw refused('practiceId', 'other_question', OTHER_QUESTION)
  return { problem: isSaved ? null : 'stale_version', note: viewOf(present) }
}

export async function dropNote({ db }: Platform, learner: Who, id: number): Promise<void> {
  if (!(await removeNote(db, learner.id, id))) throw new AppError('not_found')
}

/** What is stored of a text: sanitised once, here, and as it is searched. */
function textsOf(html: string): { description: string; plainText: string } {
  const description = sanitiseNote(html)
  const text = textOfNote(description)
  if (isBlank(text)) throw refused('description', 'empty', 'Write something first.')
  if (description.length > NOTE_MAX_CHARACTERS) throw refused('description', 'too_big', TOO_LONG)
  return { description, plainText: comparableTyped(text) }
}

const OTHER_QUESTION = 'This note is on another question.'
const TOO_LONG = `This note is too long: with its markup it may have ${NOTE_MAX_CHARACTERS} characters.`

const refused = (field: string, code: string, message: string) =>
  new AppError('invalid_request', { issues: [issueAt([field], code, message)] })
