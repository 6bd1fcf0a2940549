import type { Problem } from '../problem.ts'
import type { BankQuestion } from './bank-question.ts'
import { plainWords } from './plain-words.ts'

/** Shorter texts have too few words to tell a subject by. */
const MIN_WORDS = 25
/** The cosine of two texts about one thing; the bank's nearest lawful pair, two notices of sports centres, has 0.41. */
const SAME_SUBJECT = 0.44

type Weighted = { question: BankQuestion; weights: ReadonlyMap<string, number>; length: number }

/** No two longer texts of the bank are about the same thing: the rare words that they share do not weigh too much (tf-idf). */
export function checkSameSubject(questions: readonly BankQuestion[]): Problem[] {
  const weighted = weigh(questions.filter(({ facts }) => plainWords(facts.subject.text).length >= MIN_WORDS))
  return weighted.flatMap((other, place) =>
    weighted.slice(0, place).flatMap((one) => {
      if (cosine(one, other) < SAME_SUBJECT) return []
      const { file, facts } = other.question
      return [{ file, field: facts.subject.field, message: `is about the same thing as ${one.question.file}` }]
    }),
  )
}

/** Each question's words by how often it has them and how few others do. */
function weigh(questions: readonly BankQuestion[]): Weighted[] {
  const counted = questions
    .toSorted((one, other) => one.id - other.id)
    .map((question) => ({ question, counts: countsOf(question) }))
  const bearers = new Map<string, number>()
  for (const { counts } of counted) for (const stem of counts.keys()) bearers.set(stem, (bearers.get(stem) ?? 0) + 1)
  return counted.map(({ question, counts }) => {
    const weights = new Map(
      [...counts].map(([stem, count]) => [
        stem,
        (1 + Math.log(count)) * Math.log(counted.length / (bearers.get(stem) ?? 1)),
      ]),
    )
    return { question, weights, length: Math.hypot(...weights.values()) || 1 }
  })
}

/** The title counts twice: it names the subject. */
function countsOf({ title, facts }: BankQuestion): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of plainWords(`${title} ${title} ${facts.subject.text}`)) {
    const stem = word.replace(/'s$/u, '').replace(/(?<=[^su])s$/u, '')
    if (stem.length >= 3) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return counts
}

function cosine(one: Weighted, other: Weighted): number {
  let product = 0
  for (const [stem, weight] of other.weights) product += weight * (one.weights.get(stem) ?? 0)
  return product / (one.length * other.length)
}
