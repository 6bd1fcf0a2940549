import { hitsSome } from '../checks.ts'
import type { Problem } from '../problem.ts'
import type { BankQuestion } from './bank-question.ts'

/** Fewer other questions say nothing about what is common. */
const ENOUGH = 20
const TOO_MANY = 1 / 5

/** A list of cues tells its own topic from others: few model answers to other questions hit it. */
export function checkCommonCues(questions: readonly BankQuestion[]): Problem[] {
  const answers = questions.flatMap(({ file, facts: { sampleAnswers = [] } }) =>
    sampleAnswers.length === 0 ? [] : [{ file, text: sampleAnswers.map(({ text }) => text).join(' ') }],
  )
  if (answers.length <= ENOUGH) return []
  return questions.flatMap(({ file, facts: { keyPoints } }) => {
    const others = answers.filter((answer) => answer.file !== file)
    return (keyPoints?.points ?? []).flatMap(({ cues }, point) =>
      cues.flatMap((cueList, list) => {
        const hit = others.filter(({ text }) => hitsSome(text, cueList)).length
        if (hit <= TOO_MANY * others.length) return []
        const field = `${keyPoints?.field}.${point}.cues.${list}`
        const message = `is hit by ${hit} of ${others.length} other model answers: "${cueList.join(', ')}" is too common`
        return [{ file, field, message }]
      }),
    )
  })
}
