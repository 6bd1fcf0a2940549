import { deleteNote as deleteNoteCall } from '@rehearsal/contracts/notes'
import { call } from '../../../shared/api/call.ts'

export const deleteNote = (id: number) => call(deleteNoteCall, { params: { id } })
