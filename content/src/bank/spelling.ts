import type { Problem } from '../problem.ts'
import type { BankQuestion } from './bank-question.ts'
import { foreignWords } from './foreign-words.ts'

/** The field that names a licence is spelled as its schema says. */
const NOT_PROSE = new Set(['licence', 'author', 'spelling'])

/** A file is written in the spelling that it names, throughout. */
export function checkSpelling(questions: readonly BankQuestion[]): Problem[] {
  return questions.flatMap(({ file, spelling, texts }) =>
    texts.flatMap(({ field, text }) => {
      if (NOT_PROSE.has(field) || isCue(field)) return []
      const foreign = foreignWords(text, spelling)
      if (foreign.length === 0) return []
      const country = spelling === 'GB' ? 'American' : 'British'
      return [{ file, field, message: `has ${country} words in a file of ${spelling}: ${foreign.join(', ')}` }]
    }),
  )
}

/** Cues list both spellings, since a learner may use either. */
function isCue(field: string): boolean {
  return /(?:^|\.)(?:cues|says|opposite|accepted)\./u.test(field)
}
