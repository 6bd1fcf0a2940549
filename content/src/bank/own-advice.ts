import type { Problem } from '../problem.ts'
import type { BankQuestion } from './bank-question.ts'

/** The fields that speak about this one question. */
export const OWN_FIELDS: readonly string[] = ['explanation', 'analysis.tests', 'analysis.traps', 'analysis.approach']

/** What a question tests, what leads astray in it, how it is attacked and why its answer is right is said of it alone. */
export function checkOwnAdvice(questions: readonly BankQuestion[]): Problem[] {
  const first = new Map<string, string>()
  return questions.flatMap(({ file, texts }) =>
    texts.flatMap(({ field, text }) => {
      if (!OWN_FIELDS.includes(field)) return []
      const advice = text
        .toLowerCase()
        .replaceAll(/[\s\d]+/gu, ' ')
        .trim()
      const other = first.get(advice)
      if (other === undefined) first.set(advice, file)
      return other === undefined
        ? []
        : [{ file, field, message: `is that of ${other}: say what is special about this question` }]
    }),
  )
}
