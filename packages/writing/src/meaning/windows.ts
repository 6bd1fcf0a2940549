/** Cuts an answer into the stretches in which a point may be made: sentences, their clauses, and two sentences together. */
import { type Clause, clausesOf } from '../text/clauses.ts'
import type { ParsedText } from '../text/token.ts'

/** A stretch of an answer; `sentences` are the first and the last that it touches, from 0. */
export type Window = Pick<Clause, 'start' | 'end'> & {
  kind: 'sentence' | 'clause' | 'pair'
  sentences: readonly [number, number]
}

/** All windows of an answer, in its order: each sentence that has words, each clause of one with several, each two neighbours. */
export function windowsOf(answer: ParsedText): Window[] {
  return answer.sentences.flatMap((sentence, i): Window[] => {
    if (!hasWords(answer, i)) return []
    const { start, end } = sentence
    const clauses = clausesOf({ ...answer, sentences: [sentence] })
    const next = answer.sentences[i + 1]
    return [
      { kind: 'sentence', start, end, sentences: [i, i] },
      ...(clauses.length < 2 ? [] : clauses).map((clause): Window => ({
        kind: 'clause',
        start: clause.start,
        end: clause.end,
        sentences: [i, i],
      })),
      ...(next === undefined || !hasWords(answer, i + 1)
        ? []
        : [{ kind: 'pair', start, end: next.end, sentences: [i, i + 1] } satisfies Window]),
    ]
  })
}

function hasWords(answer: ParsedText, sentence: number): boolean {
  return answer.sentences[sentence]?.tokens.some(({ isWord }) => isWord) ?? false
}
