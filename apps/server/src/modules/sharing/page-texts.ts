import { texts } from '@rehearsal/contracts/texts'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { FormId } from '@rehearsal/exam/mock-test/forms'
import type { Points } from '@rehearsal/exam/points'
import type { Skill } from '@rehearsal/exam/skill'

/** What the head of a shared page and its picture say. */
export const pageTexts = {
  productName: 'Rehearsal',
  promise: 'Practise the exam, and see why you scored what you scored.',
  goneTitle: texts.linkNotFound,
  mockTest: 'Mock test',
} as const

export const examName = { ACADEMIC: 'PTE Academic', CORE: 'PTE Core' } as const satisfies Record<ExamVariant, string>

export const skillNames = {
  listening: 'Listening',
  reading: 'Reading',
  speaking: 'Speaking',
  writing: 'Writing',
} as const satisfies Record<Skill, string>

export const formNames = {
  full: 'Full test',
  'speaking-writing': 'Speaking and writing part',
  reading: 'Reading part',
  listening: 'Listening part',
  'skill-speaking': 'Speaking only',
  'skill-writing': 'Writing only',
  'skill-reading': 'Reading only',
  'skill-listening': 'Listening only',
  mini: 'Mini test',
} as const satisfies Record<FormId, string>

/** A score of the scale from 10 to 90, as whole points. */
export const scoreText = (score: number): string => String(Math.round(score))

export const rangeText = ({ low, high }: { low: number; high: number }): string =>
  `likely ${scoreText(low)} to ${scoreText(high)}`

/** Marks as the score modals show them: two decimals where an engine judged, one where a key marked (specification §9). */
export const earnedText = ({ earned }: Points, scoredBy: 'key' | 'ai'): string =>
  earned.toFixed(scoredBy === 'ai' ? 2 : 1)

export const maxText = ({ max }: Points): string => String(Math.round(max * 10) / 10)
