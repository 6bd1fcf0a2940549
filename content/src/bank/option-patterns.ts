import type { Problem } from '../problem.ts'
import { shuffledOrder } from '../shuffle.ts'
import type { BankQuestion } from './bank-question.ts'

/** Fewer questions show no pattern. */
const ENOUGH = 15
/** How far from chance a share may be, in standard deviations: a sound bank fails one test in about 400. */
const MAX_DEVIATIONS = 3

type Pattern = { name: string; hasRight: (question: BankQuestion) => boolean | null }

const isExtreme = (question: BankQuestion, rank: (length: number) => number): boolean | null => {
  const options = question.facts.options ?? []
  const ranked = options.map(({ text, isRight }) => ({ isRight, rank: rank(text.length) }))
  const best = Math.max(...ranked.map((option) => option.rank))
  const leaders = ranked.filter((option) => option.rank === best)
  return leaders.length === 1 ? (leaders[0]?.isRight ?? false) : null
}

/** What somebody who guesses might go by. */
const patterns: readonly Pattern[] = [
  { name: 'the longest option', hasRight: (question) => isExtreme(question, (length) => length) },
  { name: 'the shortest option', hasRight: (question) => isExtreme(question, (length) => -length) },
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
