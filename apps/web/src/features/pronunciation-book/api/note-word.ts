import { patchPronunciationNote, type PronunciationWord } from '@rehearsal/contracts/pronunciation-book'
import { call } from '../../../shared/api/call.ts'

export const noteWord = ({ id, word, version }: PronunciationWord, note: string) =>
  call(patchPronunciationNote, { params: { id }, body: { note, word, version } })
