import type { WrittenWord } from '@rehearsal/exam/score'
import { wordTokens } from '../text/word-tokens.ts'
import type { AnnotatedSentence, Edit } from './annotated-sentence.ts'

/** How the engine's marks meet a corrector's changes, in words; a missing word counts as one. */
export type Comparison = {
  marked: { word: string; isRight: boolean }[]
  wanted: { wrong: string; category: string; isFound: boolean }[]
}

/** A missing word is told at its place or on a neighbour. */
const NEAR = 1

/** Compares a sentence's words list with its annotation. */
export function compareMarks({ text, edits }: AnnotatedSentence, words: readonly WrittenWord[]): Comparison {
  const marks = words.filter((word) => word.type !== 'CORRECT')
  return {
    marked: marks.map((mark) => ({ word: mark.word, isRight: edits.some((edit) => touches(mark.span, edit)) })),
    wanted: edits.flatMap((edit) =>
      wordsOf(text, edit).map((span) => ({
        wrong: `${text.slice(edit.start, edit.end)}>${edit.right}`,
        category: edit.category,
        isFound: marks.some((mark) => touches(mark.span, { start: span[0], end: span[1] })),
      })),
    ),
  }
}

function wordsOf(text: string, edit: Edit): [number, number][] {
  const inside = wordTokens(text).filter((token) => token.start < edit.end && token.end > edit.start)
  return inside.length === 0 ? [[edit.start, edit.end]] : inside.map(({ start, end }) => [start, end])
}

function touches([start, end]: WrittenWord['span'], edit: { start: number; end: number }): boolean {
  const isPoint = start === end || edit.start === edit.end
  return isPoint ? start <= edit.end + NEAR && end >= edit.start - NEAR : start < edit.end && end > edit.start
}
