import type { Problem } from '../problem.ts'
import { OWN_FIELDS } from './own-advice.ts'
import type { BankQuestion } from './bank-question.ts'

/** So many words make an opening: fewer are often only an article and a noun. */
const OPENING_WORDS = 3
/** More questions of a kind with one opening share a frame, unless the kind is large. */
const MAX_ALIKE = 3
const MAX_SHARE = 0.02

/** No frame runs through the advice of a kind: three of its questions, or 2 %, may begin a field with the same three words. */
export function checkOwnOpenings(questions: readonly BankQuestion[]): Problem[] {
  const kinds = Map.groupBy(questions, ({ taskId }) => taskId)
  return [...kinds.values()].flatMap((kind) => OWN_FIELDS.flatMap((field) => checkField(kind, field)))
}

function checkField(kind: readonly BankQuestion[], field: string): Problem[] {
  const max = Math.max(MAX_ALIKE, Math.floor(MAX_SHARE * kind.length))
  const openings = kind.flatMap(({ file, texts }) =>
    texts.filter((text) => text.field === field).map(({ text }) => ({ file, opening: openingOf(text) })),
  )
  return [...Map.groupBy(openings, ({ opening }) => opening)].flatMap(([opening, alike]) =>
    alike.slice(max).map(({ file }) => {
      const message = `begins with "${opening}", as ${alike.length - 1} others of this kind do: begin in its own way`
      return { file, field, message }
    }),
  )
}

const openingOf = (text: string) => text.toLowerCase().split(/\s+/u).slice(0, OPENING_WORDS).join(' ')
