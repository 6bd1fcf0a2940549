/** Makes marks of those of harper's remarks that are errors. */
import type { Mark, MarkCategory, MarkType } from '../../mark/mark.ts'
import { isFalseAlarm } from './harper-false-alarms.ts'
import type { HarperLint } from './harper-linter.ts'

/** Harper's kinds that are errors; its advice (style, readability, formatting …) is left out. */
const TYPE_OF_KIND: Readonly<Record<string, MarkType>> = {
  Typo: 'SPELLING',
  BoundaryError: 'SPELLING',
  Eggcorn: 'SPELLING',
  Malapropism: 'SPELLING',
  Capitalization: 'GRAMMAR_MINOR',
  Punctuation: 'GRAMMAR_MINOR',
  Repetition: 'GRAMMAR_MINOR',
  Miscellaneous: 'GRAMMAR_MINOR',
  Agreement: 'GRAMMAR_MODERATE',
  Grammar: 'GRAMMAR_MODERATE',
  Usage: 'GRAMMAR_MODERATE',
  WordChoice: 'GRAMMAR_MODERATE',
  Nonstandard: 'GRAMMAR_MODERATE',
  WordOrder: 'GRAMMAR_CRITICAL',
}

const CATEGORY_OF_KIND: Readonly<Record<string, MarkCategory>> = {
  Typo: 'spelling',
  BoundaryError: 'spelling',
  Eggcorn: 'confusable',
  Malapropism: 'confusable',
  Capitalization: 'capital',
  Punctuation: 'punctuation',
  Repetition: 'extra-word',
  Agreement: 'agreement',
  Grammar: 'verb',
  WordOrder: 'word-order',
}

const TYPE_OF_RULE: Readonly<Record<string, MarkType>> = {
  MergeWords: 'SPELLING',
  AnA: 'GRAMMAR_MINOR',
  DidPast: 'GRAMMAR_CRITICAL',
  DoubleModal: 'GRAMMAR_CRITICAL',
  WillNonLemma: 'GRAMMAR_CRITICAL',
}

/** Harper's remarks that are errors a learner should see, as marks. */
export function harperMarks(text: string, lints: readonly HarperLint[]): Mark[] {
  return lints.flatMap((lint) => {
    const type = TYPE_OF_RULE[lint.rule] ?? TYPE_OF_KIND[lint.kind]
    if (type === undefined || isFalseAlarm(text, lint)) return []
    return [
      {
        code: `harper:${lint.rule}`,
        type,
        category: CATEGORY_OF_KIND[lint.kind] ?? 'word-choice',
        start: lint.start,
        end: lint.end,
        message: lint.message.replaceAll('`', '“').replaceAll(/“([^“]*)“/gu, '“$1”'),
        suggestions: lint.suggestions.map((suggestion) => (suggestion === 'AN' ? 'An' : suggestion)),
      },
    ]
  })
}
