import { answering } from './reach.ts'
import type { Screen } from './screen.ts'

const isLevel = /\/api\/level/
const isTarget = /\/api\/settings\/target\//

type Verdict = 'reached' | 'within' | 'below' | null

const missing = (answers: number, kinds: readonly string[] = []) => ({
  answers: 5 - answers,
  level: null,
  likely: null,
  missing: { answers, kinds },
})
/** A score, half of its band now and on the day of the exam. */
const standing = (value: number, half: number, verdict: Verdict = null) => ({
  answers: 24,
  level: { value, low: value - half, high: Math.min(90, value + half) },
  likely: { value, low: Math.max(10, value - half - 3), high: Math.min(90, value + half + 3), verdict },
  missing: null,
})

const fresh = {
  daysLeft: null,
  overall: missing(5),
  speaking: missing(5, ['speaking/describe-image']),
  writing: missing(5, ['writing/write-essay', 'writing/summarize-written-text']),
  reading: missing(5, ['reading/rw-fill-in-the-blanks', 'writing/summarize-written-text']),
  listening: missing(5, ['speaking/repeat-sentence', 'speaking/re-tell-lecture', 'listening/write-from-dictation']),
}
const some = {
  ...fresh,
  daysLeft: 41,
  overall: missing(3, ['speaking/describe-image']),
  speaking: standing(58.4, 9, 'below'),
  reading: missing(2, ['reading/fill-in-the-blanks']),
}
const many = {
  daysLeft: 41,
  overall: { ...standing(61.7, 4, 'below'), answers: 143 },
  speaking: standing(58.4, 5, 'below'),
  writing: standing(63.1, 7),
  reading: standing(66.5, 6, 'within'),
  listening: standing(72.2, 5, 'reached'),
}
const reached = {
  daysLeft: 3,
  overall: { ...standing(88.6, 3, 'reached'), answers: 201 },
  speaking: standing(90, 4, 'reached'),
  writing: standing(84.4, 4, 'reached'),
  reading: standing(86, 4, 'reached'),
  listening: standing(87.2, 4, 'reached'),
}
const target = {
  listening: 65,
  reading: 68,
  speaking: 79,
  writing: null,
  overall: 70,
  examDate: '2030-12-31',
  language: 'FA',
  version: 2,
}
const noScores = { listening: null, reading: null, speaking: null, writing: null, overall: null }
const noTarget = { ...noScores, examDate: null, language: null, version: 0 }

const of = (name: string, level: object, aims: object = target): Screen => ({
  name: `level-${name}`,
  path: '/dashboard',
  viewer: 'PREMIUM',
  isWholeShown: true,
  reach: answering([
    [isLevel, level],
    [isTarget, aims],
  ]),
})

/** Home by how much is known of where the learner stands. */
export const levelScreens: readonly Screen[] = [
  of('new', fresh, noTarget),
  of('some', some),
  of('many', many),
  of('reached', reached, { ...target, reading: 65, writing: 65, speaking: 65, overall: 65 }),
  of('no-target', { ...many, daysLeft: null }, noTarget),
]
