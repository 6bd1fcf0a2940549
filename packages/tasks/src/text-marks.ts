import type { FindingCode } from '@rehearsal/exam/finding-codes/finding-code'
import type { Finding, WrittenWord } from '@rehearsal/exam/score'
import { isSureMark } from '@rehearsal/exam/writing/changes'
import { joinedWords } from '@rehearsal/exam/writing/joined-words'
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
  return joinedWords(words).map(({ word }): WrittenMark => {
    const { type, span, explanation, suggestion } = word
    const [start, end] = span
    return {
      start,
      end,
      label: isSureMark(word) ? labelOf(word) : resultTexts.perhaps(labelOf(word)),
      tone: type === 'GRAMMAR_MINOR' || !isSureMark(word) ? 'fair' : 'bad',
      explanation: explanation ?? undefined,
      suggestion: suggestion ?? undefined,
    }
  })
}

function labelOf({ type, category, grammarErrorType }: WrittenWord): string {
  const name = nameOf(type, category)
  // A word in the wrong place is one too many there and missing where it belongs.
  if (category === 'word-order')
    return { MISSED: resultTexts.belongsHere, EXTRA: resultTexts.belongsElsewhere, NONE: () => name }[grammarErrorType](
      name,
    )
  if (grammarErrorType === 'MISSED' && category !== 'missing-word') return resultTexts.missing(name)
  return grammarErrorType === 'EXTRA' && category !== 'extra-word' ? resultTexts.extra(name) : name
}

/** What a mark is about; those of before have no category. */
function nameOf(type: WrittenWord['type'], category: WrittenWord['category']): string {
  if (category === undefined) return type === 'CORRECT' ? '' : resultTexts.markLabels[type]
  const name = resultTexts.markCategories[category]
  return type === 'GRAMMAR_CRITICAL' ? resultTexts.serious(name) : name
}

const TONE = new Set<FindingCode>(['register_casual', 'register_stiff', 'rude'])

/** The places of a letter that do not fit its reader. */
export function toneMarks(findings: readonly Finding[]): WrittenMark[] {
  return findings.flatMap(({ code, severity, start, end, message, suggestion }): WrittenMark[] =>
    TONE.has(code) && start !== undefined && end !== undefined
      ? [
          {
            start,
            end,
            label: resultTexts.markCategories.register,
            tone: severity === 'minor' ? 'fair' : 'bad',
            explanation: suggestion === undefined ? message : `${message} ${suggestion}`,
            suggestion: undefined,
          },
        ]
      : [],
  )
}
