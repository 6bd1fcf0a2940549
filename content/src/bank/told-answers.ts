import type { Problem } from '../problem.ts'
import type { BankQuestion } from './bank-question.ts'
import { plainWords } from './plain-words.ts'

/** Shorter words, such as articles, tell nothing. */
const TELLING_LETTERS = 4

/** A word that is asked for stands neither in the title nor in the text that is shown around its gap. */
export function checkToldAnswers(questions: readonly BankQuestion[]): Problem[] {
  return questions.flatMap(({ file, title, facts: { asked } }) => {
    if (!asked) return []
    const words = new Set(asked.words.flatMap(tellingWords))
    const told = (place: string, text: string) =>
      [...new Set(tellingWords(text))]
        .filter((word) => words.has(word))
        .map((word) => ({ file, field: asked.field, message: `asks for "${word}", which ${place} tells` }))
    return [...told('the title', title), ...told('the text beside it', asked.shown)]
  })
}

/** Its longer words without the ending of the plural. */
function tellingWords(text: string): string[] {
  return plainWords(text)
    .filter((word) => word.length >= TELLING_LETTERS)
    .map((word) => word.replace(/(?:'s|(?<=[^s])s)$/u, ''))
}
