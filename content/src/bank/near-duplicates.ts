import type { Problem } from '../problem.ts'
import type { BankQuestion } from './bank-question.ts'
import { plainWords } from './plain-words.ts'

/** Texts are compared by their runs of so many words. */
const RUN_WORDS = 4
/** So many runs in common are a coincidence, or a frame such as "What do you call a person who". */
const COMMON_RUNS = 5
/** This share of the shorter text's runs is not. */
const COMMON_SHARE = 0.3
/** Two titles of which this share of the telling words is the same name one subject. */
const SAME_TITLE_SHARE = 2 / 3
const UNTELLING = new Set(
  'a an the of in on at to for from with without by and or is are was it its as that this how why what when who'.split(
    ' ',
  ),
)

type Marked = { question: BankQuestion; marks: ReadonlySet<string> }

/** No question repeats the text of another, whatever its kind, in whole or in large part. */
export function checkNearDuplicates(questions: readonly BankQuestion[]): Problem[] {
  const marked = questions.map((question) => ({ question, marks: runsOf(question.facts.subject.text) }))
  return pairsWithCommonMarks(marked).flatMap(([one, other, common]) => {
    const fewest = Math.min(one.marks.size, other.marks.size)
    if (common < Math.min(COMMON_RUNS + 1, fewest) || common < COMMON_SHARE * fewest) return []
    const { file, facts } = other.question
    return [{ file, field: facts.subject.field, message: `says nearly the same as ${one.question.file}` }]
  })
}

/** No title names the same thing as another in other words or in another order. */
export function checkNearTitles(questions: readonly BankQuestion[]): Problem[] {
  const marked = questions.map((question) => ({ question, marks: tellingWords(question.title) }))
  return pairsWithCommonMarks(marked).flatMap(([one, other, common]) => {
    const all = one.marks.size + other.marks.size - common
    if (common < 2 || common / all < SAME_TITLE_SHARE) return []
    const { file, title } = other.question
    return [{ file, field: 'title', message: `"${title}" is too near "${one.question.title}" of ${one.question.file}` }]
  })
}

function runsOf(text: string): Set<string> {
  const words = plainWords(text)
  const count = Math.max(1, words.length - RUN_WORDS + 1)
  return new Set(Array.from({ length: count }, (_, start) => words.slice(start, start + RUN_WORDS).join(' ')))
}

function tellingWords(title: string): Set<string> {
  return new Set(
    plainWords(title)
      .filter((word) => !UNTELLING.has(word))
      .map((word) => word.replace(/(?:'s|(?<=[^s])s)$/u, '')),
  )
}

/** Every two that have a mark in common, in the order of their ids, with the number of such marks. */
function pairsWithCommonMarks(marked: readonly Marked[]): [one: Marked, other: Marked, common: number][] {
  const inOrder = marked.toSorted((one, other) => one.question.id - other.question.id)
  const bearers = new Map<string, Marked[]>()
  return inOrder.flatMap((other) => {
    const common = new Map<Marked, number>()
    for (const mark of other.marks) {
      const before = bearers.get(mark) ?? []
      for (const one of before) common.set(one, (common.get(one) ?? 0) + 1)
      bearers.set(mark, [...before, other])
    }
    return [...common].map(([one, count]): [Marked, Marked, number] => [one, other, count])
  })
}
