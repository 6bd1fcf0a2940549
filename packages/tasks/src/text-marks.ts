import type { WrittenWord } from '@rehearsal/exam/score'
import { resultTexts } from './messages.ts'

/** A marked stretch of a written answer, as the result shows it. */
export type WrittenMark = {
  start: number
  end: number
  label: string
  tone: 'bad' | 'fair'
  explanation: string | undefined
  suggestion: string | undefined
}

/** The marks of a written answer: every word that is not right, with what is wrong and what is better. */
export function textMarks(words: readonly WrittenWord[]): WrittenMark[] {
  return words.flatMap(({ type, grammarErrorType, span: [start, end], explanation, suggestion }): WrittenMark[] => {
    if (type === 'CORRECT') return []
    const name = resultTexts.markLabels[type]
    return [
      {
        start,
        end,
        label: labelOf(name, grammarErrorType),
        tone: type === 'GRAMMAR_MINOR' ? 'fair' : 'bad',
        explanation: explanation ?? undefined,
        suggestion: suggestion ?? undefined,
      },
    ]
  })
}

function labelOf(name: string, grammarErrorType: WrittenWord['grammarErrorType']): string {
  if (grammarErrorType === 'MISSED') return resultTexts.missing(name)
  return grammarErrorType === 'EXTRA' ? resultTexts.extra(name) : name
}
