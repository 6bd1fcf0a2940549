import type { Problem } from '../problem.ts'
import type { BankQuestion } from './bank-question.ts'
import { checkCommonCues } from './common-cues.ts'
import { checkDisputedSpelling } from './disputed-spelling.ts'
import { checkNearDuplicates, checkNearTitles } from './near-duplicates.ts'
import { checkOptionPatterns } from './option-patterns.ts'
import { checkOptionPunctuation } from './option-punctuation.ts'
import { checkOwnAdvice } from './own-advice.ts'
import { checkOwnOpenings } from './own-openings.ts'
import { checkReadingLevel } from './reading-level.ts'
import { checkSameSubject } from './same-subject.ts'
import { checkSpelling } from './spelling.ts'
import { checkToldAnswers } from './told-answers.ts'

/** What one file alone cannot show: questions that resemble each other, patterns over a kind, and measures of language. */
export function checkBank(questions: readonly BankQuestion[]): Problem[] {
  return [
    checkNearTitles,
    checkNearDuplicates,
    checkSameSubject,
    checkReadingLevel,
    checkSpelling,
    checkDisputedSpelling,
    checkOptionPatterns,
    checkOptionPunctuation,
    checkCommonCues,
    checkOwnAdvice,
    checkOwnOpenings,
    checkToldAnswers,
  ].flatMap((check) => check(questions))
}
