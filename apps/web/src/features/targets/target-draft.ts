import type { Target } from '@rehearsal/contracts/targets'
import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { scoreTyped } from '../../shared/scores/is-score.ts'
import type { TargetWish } from './api/save-target.ts'
import type { examDays } from './exam-days.ts'

/** In the order of the form (specification §2.10). */
export const targetScores = ['listening', 'reading', 'writing', 'speaking', 'overall'] as const
export type TargetScore = (typeof targetScores)[number]

/** What stands in the form: scores as they are typed, the language in small letters. */
export type TargetDraft = { scores: Record<TargetScore, string>; language: string | null; examDate: string }

/** The form of a target, in the language of the profile where it has none of its own. */
export function draftOf(target: Target, profileLanguage: string | null): TargetDraft {
  const language = target.language ?? profileLanguage
  return {
    scores: scoresOf((name) => String(target[name] ?? '')),
    language: language?.toLowerCase() ?? null,
    examDate: target.examDate ?? '',
  }
}

/** The same score for all, as the quick presets set them (specification §2.10). */
export const presetScores = (preset: number): TargetDraft['scores'] => scoresOf(() => String(preset))

/** Whether a score may stand as it is typed: a whole number from 10 to 90, or nothing. */
export const isScoreRight = (typed: string): boolean => isEmpty(typed) || scoreTyped(typed) !== null

const isEmpty = (typed: string): boolean => comparableTyped(typed) === ''

/** Whether Save can be pressed: without language and exam date it cannot (specification §5). */
export const isComplete = ({ language, examDate }: TargetDraft): boolean => language !== null && examDate !== ''

/** What is to be saved; null while anything is missing or wrong. `first` and `last` are the days that the exam may be on. */
export function wishOf(
  { scores, language, examDate }: TargetDraft,
  version: number,
  { first, last }: ReturnType<typeof examDays>,
): TargetWish | null {
  const isRight = targetScores.every((name) => isScoreRight(scores[name])) && examDate >= first && examDate <= last
  if (!isRight || language === null) return null
  return {
    listening: scoreTyped(scores.listening),
    reading: scoreTyped(scores.reading),
    writing: scoreTyped(scores.writing),
    speaking: scoreTyped(scores.speaking),
    overall: scoreTyped(scores.overall),
    examDate,
    language: language.toUpperCase(),
    version,
  }
}

function scoresOf(scoreOf: (name: TargetScore) => string): TargetDraft['scores'] {
  return {
    listening: scoreOf('listening'),
    reading: scoreOf('reading'),
    writing: scoreOf('writing'),
    speaking: scoreOf('speaking'),
    overall: scoreOf('overall'),
  }
}
