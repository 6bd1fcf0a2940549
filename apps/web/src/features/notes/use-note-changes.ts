import type { Note } from '@rehearsal/contracts/notes'
import { useQueryClient } from '@tanstack/react-query'
import { questionKey } from '../../shared/api/shared-keys.ts'
import { noteCountsQuery } from './api/note-counts-query.ts'
import { noteQuery } from './api/note-query.ts'
import { notesKey } from './api/notes-query.ts'

/** Tells every list and flag that the note on a question is now another, or none. */
export function useNoteChanges() {
  const client = useQueryClient()
  return async (practiceId: number, note: Note | null) => {
    client.setQueryData(noteQuery(practiceId).queryKey, note)
    // The question says whether there is a note; it need not be fetched for that while it is worked on.
    void client.invalidateQueries({ queryKey: questionKey(practiceId), refetchType: 'none' })
    void client.invalidateQueries({ queryKey: noteCountsQuery.queryKey })
    await client.invalidateQueries({ queryKey: notesKey })
  }
}
