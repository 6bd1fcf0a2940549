import { deletePronunciationWord } from '@rehearsal/contracts/pronunciation-book'
import { call } from '../../../shared/api/call.ts'

export const deleteWord = (id: number) => call(deletePronunciationWord, { params: { id } })
