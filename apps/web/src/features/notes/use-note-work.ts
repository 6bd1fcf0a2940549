import type { Note } from '@rehearsal/contracts/notes'
import { NOTE_MAX_CHARACTERS } from '@rehearsal/contracts/note-html'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { parseHtml } from '../../shared/trusted-html.ts'
import { noteQuery } from './api/note-query.ts'
import { saveNote, type NoteBase } from './api/save-note.ts'
import { t } from './messages.ts'
import { useKeptDraft } from '../../shared/kept/use-kept-draft.ts'
import { type NoteDraft, noteDraftName, noteDraftOf } from './note-draft.ts'
import { useNoteChanges } from './use-note-changes.ts'

/** What is being written: what the editor began with, what it says now, and the note that it changes. */
type Writing = {
  /** Another beginning is another editor, also where it says the same. */
  startId: string
  startHtml: string
  html: string
  isEmpty: boolean
  isDirty: boolean
  isRestored: boolean
  base: NoteBase | null
}

/** What stands in the way of saving: the note as it became elsewhere, null where it was deleted. */
export type Conflict = { other: Note | null }

type Options = { userId: string; practiceId: number; note: Note | null }

const writingOn = (note: Note | null): Writing => ({
  startId: crypto.randomUUID(),
  startHtml: note?.description ?? '',
  html: note?.description ?? '',
  isEmpty: note === null,
  isDirty: false,
  isRestored: false,
  base: note && { id: note.id, version: note.version },
})

/** A draft of an earlier visit, else an empty page where there is no note yet, else the note to look at. */
function beginning(note: Note | null, kept: unknown): Writing | null {
  const draft = noteDraftOf(kept)
  if (draft === null) return note === null ? writingOn(null) : null
  return writingOf(draft)
}

const writingOf = ({ html, base }: NoteDraft): Writing => ({
  startId: crypto.randomUUID(),
  startHtml: html,
  html,
  isEmpty: false,
  isDirty: true,
  isRestored: true,
  base,
})

/** View, then edit, then save with the returned version (specification §4.11). Nothing that was written is lost. */
export function useNoteWork(options: Options) {
  const { userId, practiceId, note } = options
  const client = useQueryClient()
  const tell = useNoteChanges()
  const kept = useKeptDraft(noteDraftName(userId, practiceId))
  const [writing, setWriting] = useState(() => beginning(note, kept.start))
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const close = (shown: Note | null) => {
    kept.drop(writing && { html: writing.html, base: writing.base })
    setConflict(null)
    setWriting(shown === null ? writingOn(null) : null)
  }
  const saved = (note: Note, isFirst: boolean) => {
    toast(isFirst ? t('saved') : t('updated'), { tone: 'good' })
    close(note)
    void tell(practiceId, note)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ base, html }: Pick<Writing, 'base' | 'html'>) => saveNote(practiceId, base, html),
    onSuccess: (note, { base }) => saved(note, base === null),
    onError: async (error, { base, html }) => {
      const other = isInTheWay(error) ? await latest() : undefined
      if (other === undefined) toast(failureOf(error), { tone: 'bad' })
      // An answer that was lost on its way: what is there is what was sent.
      else if (other !== null && sameNote(other.description, html)) saved(other, base === null)
      else setConflict({ other })
    },
  })
  const latest = () => client.fetchQuery({ ...noteQuery(practiceId), staleTime: 0 }).catch(() => undefined)

  const otherDraft = noteDraftOf(kept.other?.value)
  const excess = writing === null ? 0 : Math.max(0, writing.html.length - NOTE_MAX_CHARACTERS)
  const isSavable = writing !== null && !writing.isEmpty && excess === 0 && !isPending
  return {
    writing,
    conflict,
    /** What another tab writes on the same question, or an earlier visit left. */
    otherText:
      kept.other !== null && otherDraft !== null && otherDraft.html !== writing?.html
        ? { html: otherDraft.html, isNewer: kept.other.isNewer }
        : null,
    takeOtherText: () => {
      if (otherDraft === null) return
      setWriting({ ...writingOf(otherDraft), isRestored: false })
      kept.swap()
    },
    dropOtherText: kept.dropOther,
    excess,
    isSaving: isPending,
    isSavable,
    edit: () => setWriting(writingOn(note)),
    change: (html: string, isEmpty: boolean) => {
      if (writing === null) return
      setWriting({ ...writing, html, isEmpty, isDirty: !isEmpty || writing.base !== null })
      if (isEmpty) kept.drop()
      else kept.keep({ html, base: writing.base })
    },
    save: () => {
      if (isSavable && conflict === null) mutate(writing)
    },
    /** Throws away what was written. */
    discard: () => close(note),
    keepMine: () => {
      if (writing === null || conflict === null) return
      const base = conflict.other
      setWriting({ ...writing, base })
      setConflict(null)
      mutate({ html: writing.html, base })
    },
    takeOther: () => {
      if (conflict === null) return
      close(conflict.other)
      void tell(practiceId, conflict.other)
    },
  }
}
export type NoteWork = ReturnType<typeof useNoteWork>

const isInTheWay = (error: unknown): boolean =>
  error instanceof ApiError && ['stale_version', 'duplicate', 'not_found'].includes(error.code)

/** The first server error's own message where there is one (specification §8). */
const failureOf = (error: unknown): string =>
  (error instanceof ApiError ? error.issues[0]?.defaultMessage : undefined) ?? t('failed')

const sameNote = (a: string, b: string): boolean => parseHtml(a).innerHTML === parseHtml(b).innerHTML
