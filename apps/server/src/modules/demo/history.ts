import type { Mark } from '@rehearsal/exam/codes'
import type { Skill } from '@rehearsal/exam/skill'
import type { NewLevel } from '../study-plan/service.ts'

/** How the seeded learner answered: in words of the kind, from the question's own key. */
export type DemoAnswer =
  | { kind: 'summary'; text: string }
  /** The right order with these two places exchanged. */
  | { kind: 'order'; swap: [number, number] | null }
  /** The sentence without, or with a slip in, the words at these places. */
  | { kind: 'dictation'; missing: number[]; misspelt: number[] }
  /** The model reading of the question, spoken by the product's own voice. */
  | { kind: 'reading' }

export type DemoEntry = { questionId: number; daysAgo: number; durationSeconds: number; answer: DemoAnswer }

/** A few weeks of practice that get better, as a visitor of the demo finds them. */
export const demoSeed = {
  nickname: 'Niloofar',
  answers: [
    { questionId: 43, daysAgo: 24, durationSeconds: 41, answer: { kind: 'dictation', missing: [2, 5], misspelt: [3] } },
    { questionId: 29, daysAgo: 23, durationSeconds: 148, answer: { kind: 'order', swap: [0, 2] } },
    {
      questionId: 15,
      daysAgo: 22,
      durationSeconds: 540,
      answer: {
        kind: 'summary',
        text: 'Trees is important for the city because they gives shade in hot days and people likes to sit under them.',
      },
    },
    { questionId: 1, daysAgo: 21, durationSeconds: 38, answer: { kind: 'reading' } },
    { questionId: 44, daysAgo: 18, durationSeconds: 35, answer: { kind: 'dictation', missing: [4], misspelt: [] } },
    { questionId: 30, daysAgo: 17, durationSeconds: 131, answer: { kind: 'order', swap: [1, 2] } },
    {
      questionId: 16,
      daysAgo: 15,
      durationSeconds: 512,
      answer: {
        kind: 'summary',
        text: 'Students who test themselves remember more than students who only read again, because to recall a information makes the memory stronger.',
      },
    },
    { questionId: 45, daysAgo: 12, durationSeconds: 33, answer: { kind: 'dictation', missing: [], misspelt: [4] } },
    { questionId: 31, daysAgo: 10, durationSeconds: 122, answer: { kind: 'order', swap: null } },
    { questionId: 2, daysAgo: 8, durationSeconds: 36, answer: { kind: 'reading' } },
    {
      questionId: 15,
      daysAgo: 5,
      durationSeconds: 433,
      answer: {
        kind: 'summary',
        text: 'Because concrete and asphalt store heat, cities grow hotter than the countryside, and although trees cool streets by shading them and releasing moisture, poorer districts have the fewest, so some councils now plant the hottest areas first.',
      },
    },
    { questionId: 46, daysAgo: 3, durationSeconds: 29, answer: { kind: 'dictation', missing: [], misspelt: [] } },
    { questionId: 32, daysAgo: 1, durationSeconds: 104, answer: { kind: 'order', swap: null } },
  ],
  bookmarks: [
    { questionId: 3, mark: 'HARD' },
    { questionId: 16, mark: 'VERY_HARD' },
    { questionId: 29, mark: 'AVERAGE' },
    { questionId: 33, mark: 'EASY' },
    { questionId: 47, mark: 'HARD' },
    { questionId: 52, mark: 'VERY_EASY' },
  ],
  /** What the demo told the study plan wizard, and what it aims at. */
  level: {
    englishLevel: 'B2',
    dailyPractice: 'LESS_THAN_1',
    overall: 60,
    reading: 66,
    writing: 58,
    listening: 62,
    speaking: 54,
  },
  target: { listening: 65, reading: 65, speaking: 65, writing: 65, overall: 65, language: 'FA' },
  daysToExam: 41,
} as const satisfies {
  nickname: string
  answers: readonly DemoEntry[]
  bookmarks: readonly { questionId: number; mark: Exclude<Mark, 'UNMARK'> }[]
  level: NewLevel
  target: Readonly<Record<Skill | 'overall', number>> & { language: string }
  daysToExam: number
}
