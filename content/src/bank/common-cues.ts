import { hitsSome } from '../checks.ts'
import type { Problem } from '../problem.ts'
import type { BankQuestion } from './bank-question.ts'

/** Fewer other questions say nothing about what is common. */
const ENOUGH = 20
/** A list of cues that more than this share of other answers hit is common: "only", "people", "help". */
const COMMON_LIST = 1 / 5
/** A point that more than this share of other answers make says nothing about its topic. */
const COMMON_POINT = 0.15
/** A point is made when this share of its lists is hit. */
const MADE = 2 / 3

/**
 * A point tells its own topic from others: few model answers to other questions make it, and common words alone do not.
 * One common list beside two of the topic's own does no harm: it says how these are related.
 */
export function checkCommonCues(questions: readonly BankQuestion[]): Problem[] {
  const answers = questions.flatMap(({ file, facts: { sampleAnswers = [] } }) =>
    sampleAnswers.length === 0 ? [] : [{ file, text: sampleAnswers.map(({ text }) => text).join(' ') }],
  )
  if (answers.length <= ENOUGH) return []
  return questions.flatMap(({ file, facts: { keyPoints } }) => {
    const others = answers.filter((answer) => answer.file !== file).map(({ text }) => text)
    return (keyPoints?.points ?? []).flatMap(({ cues }, place) => {
      const message = whatIsCommon(cues, others)
      return message === null ? [] : [{ file, field: `${keyPoints?.field}.${place}.cues`, message }]
    })
  })
}

function whatIsCommon(cues: readonly (readonly string[])[], others: readonly string[]): string | null {
  const hits = cues.map((alternatives) => others.map((text) => hitsSome(text, alternatives)))
  const common = cues.filter((_, list) => shareOf(hits[list] ?? []) > COMMON_LIST)
  if (common.length >= MADE * cues.length) {
    return `can be made by common words alone: ${common.map((alternatives) => alternatives.join(', ')).join('; ')}`
  }
  const made = others.map((_, answer) => hits.filter((list) => list[answer]).length >= MADE * cues.length)
  const share = shareOf(made)
  return share > COMMON_POINT ? `is made by ${Math.round(100 * share)} % of the model answers to other questions` : null
}

function shareOf(hits: readonly boolean[]): number {
  return hits.filter(Boolean).length / hits.length
}
