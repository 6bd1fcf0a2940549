/** Finds where an answer would only repeat the question. */
import { normalizeWord, tokenize } from '@rehearsal/phonetics/text/tokenize'
import { type Keyword, keywordOf } from '../spotting/keyword.ts'

/** An echo holds this many words of the question beside the answer. */
const WORDS_AROUND = 2

/**
 * The places of a question in which an accepted answer stands (“Is ice solid or liquid?”), with the words around it. Who
 * says these words too repeats the question instead of answering it.
 */
export function questionEchoes(questionText: string, answer: string): Keyword[] {
  const question = tokenize(questionText).map(({ word }) => normalizeWord(word))
  const wanted = tokenize(answer).map(({ word }) => normalizeWord(word))
  if (wanted.length === 0) return []
  return question.flatMap((_, at) => {
    const end = at + wanted.length
    if (wanted.some((word, i) => question[at + i] !== word)) return []
    const before = question.slice(Math.max(0, at - WORDS_AROUND), at)
    const after = question.slice(end, end + WORDS_AROUND)
    const echoes = [
      [...before, ...wanted],
      [...wanted, ...after],
    ]
    return echoes.filter((words) => words.length > wanted.length).flatMap((words) => keywordOf(words.join(' ')) ?? [])
  })
}
