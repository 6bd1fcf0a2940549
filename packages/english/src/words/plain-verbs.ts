import { readWords } from '../data/read-words.ts'

/** Common verbs whose base form is hardly ever a noun or an adjective, so that they can be told by the word alone. */
export const PLAIN_VERBS = readWords('words/plain-verbs')
