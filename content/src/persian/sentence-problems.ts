import { isTranslation } from '@rehearsal/exam/language/is-translation'
import { persianProblems } from './persian-problems.ts'

const gapsOf = (text: string) => text.match(/____/gu)?.length ?? 0
const isAsked = (text: string) => /[?؟]["»”)]*$/u.test(text)

/** What a program can see to be wrong with the Persian of an English sentence. */
export function sentenceProblems(english: string, persian: string): string[] {
  if (persian === '') return ['is lacking']
  return [
    ...persianProblems(persian, english),
    ...(isTranslation(english, persian, 'fa') ? [] : ['is no translation of its English']),
    ...(gapsOf(english) === gapsOf(persian) ? [] : ['has another number of gaps (____) than its English']),
    ...(isAsked(english) === isAsked(persian)
      ? []
      : ['ends in a question mark where its English does not, or without']),
  ]
}
