import type { Problem } from '../problem.ts'
import { shuffledOrder } from '../shuffle.ts'
import type { BankQuestion } from './bank-question.ts'

/** Fewer questions show no pattern. */
const ENOUGH = 8
/** How far from chance a share may be, in standard deviations: a sound bank fails one test in about 400. */
const MAX_DEVIATIONS = 3
/** A smaller difference in length is not seen. */
const SEEN_DIFFERENCE = 0.05

type Pattern = { name: string; hasRight: (question: BankQuestion) => boolean | null }

/** Whether the option that is longer (or shorter) than all others, so that one sees it, is right; null where none is. */
const isExtremeRight = ({ facts: { options = [] } }: BankQuestion, sign: 1 | -1): boolean | null => {
  const [first, second] = options.toSorted((one, other) => sign * (other.text.length - one.text.length))
  if (!first || !second) return null
  const difference = Math.abs(first.text.length - second.text.length) / second.text.length
  return difference >= SEEN_DIFFERENCE ? first.isRight : null
}

/** What somebody who guesses might go by. */
const patterns: readonly Pattern[] = [
  { name: 'the longest option', hasRight: (question) => isExtremeRight(question, 1) },
  { name: 'the shortest option', hasRight: (question) => isExtremeRight(question, -1) },
  ...[0, 1, 2, 3].map((place) => ({
    name: `option ${place + 1} as it is shown`,
    hasRight: ({ id, facts: { options = [] } }: BankQuestion) =>
      place < options.length ? (options[shuffledOrder(id, options.length)[place] ?? 0]?.isRight ?? false) : null,
  })),
]

/** Over all questions of a kind, going by the length or the place of an option is right about as often as chance. */
export function checkOptionPatterns(questions: readonly BankQuestion[]): Problem[] {
  const byKind = Object.groupBy(
    questions.filter(({ facts }) => facts.options),
    ({ taskId }) => taskId,
  )
  return Object.values(byKind).flatMap((kind) => patterns.flatMap((pattern) => checkPattern(kind, pattern)))
}

function checkPattern(questions: readonly BankQuestion[], { name, hasRight }: Pattern): Problem[] {
  const guesses = questions.flatMap((question) => {
    const isRight = hasRight(question)
    const options = question.facts.options ?? []
    const chance = options.filter((option) => option.isRight).length / options.length
    return isRight === null ? [] : [{ question, isRight, chance }]
  })
  const right = guesses.filter(({ isRight }) => isRight)
  const expected = guesses.reduce((sum, { chance }) => sum + chance, 0)
  const deviation = Math.sqrt(guesses.reduce((sum, { chance }) => sum + chance * (1 - chance), 0))
  const [first] = guesses
  if (!first || guesses.length < ENOUGH || Math.abs(right.length - expected) <= MAX_DEVIATIONS * deviation) return []
  const message = `${name} is right in ${right.length} of ${guesses.length} questions, where chance gives ${expected.toFixed(1)}`
  return [{ file: first.question.file.split('/').slice(0, 2).join('/'), field: 'options', message }]
}
