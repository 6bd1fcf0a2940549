import { addPronunciationWord } from '@rehearsal/contracts/pronunciation-book'
import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import {
  addVocabWord,
  deleteVocabWord,
  patchVocabBookmark,
  patchVocabNote,
  type VocabWord,
} from '@rehearsal/contracts/vocab-book'
import type { Mark } from '@rehearsal/exam/codes'
import { taskIdSchema } from '@rehearsal/exam/task-ids'
import { call } from '../../../shared/api/call.ts'
import { readPersisted } from '../../../shared/browser/persisted.ts'

/** Keeps a word under the active practice type (specification §5): the kind of question that was opened last. */
export function addWord(word: string): Promise<VocabWord> {
  return call(addVocabWord, { body: { word, exact: true, practiceType: activePracticeType() } })
}

export async function addToPronunciation(word: string): Promise<void> {
  await call(addPronunciationWord, { body: { word, practiceType: activePracticeType() } })
}

function activePracticeType(): string | null {
  const active = taskIdSchema.safeParse(readPersisted('practiceType'))
  return active.success ? practiceTypeOf(active.data) : null
}

export async function deleteWord(id: number): Promise<void> {
  await call(deleteVocabWord, { params: { id } })
}

type Kept = { id: number; version: number }

export const markWord = ({ id, version }: Kept, bookmark: Mark): Promise<VocabWord> =>
  call(patchVocabBookmark, { params: { id }, body: { bookmark, version } })

export const noteWord = ({ id, version }: Kept, note: string): Promise<VocabWord> =>
  call(patchVocabNote, { body: { id, note, version } })
