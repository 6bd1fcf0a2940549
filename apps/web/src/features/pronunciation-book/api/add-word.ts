import { addPronunciationWord } from '@rehearsal/contracts/pronunciation-book'
import { call } from '../../../shared/api/call.ts'

export const addWord = (word: string) => call(addPronunciationWord, { body: { word } })
