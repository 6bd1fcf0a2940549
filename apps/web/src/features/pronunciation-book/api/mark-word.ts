import { patchPronunciationBookmark, type PronunciationWord } from '@rehearsal/contracts/pronunciation-book'
import type { Mark } from '@rehearsal/exam/codes'
import { call } from '../../../shared/api/call.ts'

export const markWord = ({ id, word, version }: PronunciationWord, bookmark: Mark) =>
  call(patchPronunciationBookmark, { params: { id }, body: { bookmark, word, version } })
