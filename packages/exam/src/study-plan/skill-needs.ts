import { type ENGLISH_LEVELS, MOCK_SCORE_MIN } from '../limits.ts'
import { type Skill, skillSchema } from '../skill.ts'

export type EnglishLevel = (typeof ENGLISH_LEVELS)[number]
export type SkillScores = Readonly<Record<Skill, number>>
/** Where the answers say that a learner stands; a skill with too few of them is absent. */
export type EstimatedScores = Readonly<Partial<SkillScores>>
/** What is aimed at; null where nothing was chosen. */
export type WishedScores = Readonly<Record<Skill | 'overall', number | null>>

/** The middle of the scores that a level of the Common European Framework stands for, whole points (exam-rules §1); below A1 the scale's foot. */
export const scoreOfLevel: Readonly<Record<EnglishLevel, number>> = {
  PRE_A1: MOCK_SCORE_MIN,
  A1: 20,
  A2: 36,
  B1: 51,
  B2: 67,
  C1: 80,
  C2: 88,
}

/** What is aimed at where the learner has chosen nothing: the first of the presets (specification §2.10, §9). */
export const DEFAULT_TARGET_SCORE = 65

/** Even a skill that has reached its target is kept warm: it gets as much as one of this gap would beyond that. */
const UPKEEP_POINTS = 10

/** What says where a learner stands in a skill. */
export const presentSources = ['answers', 'mock-test', 'english-level'] as const
export type PresentSource = (typeof presentSources)[number]

/** All that is known of where a learner stands. */
export type Known = {
  /** The estimate of the learner's own answers, `estimatedScores`. */
  estimated: EstimatedScores
  englishLevel: EnglishLevel
  /** Scores of a mock test that the learner told, 10–90; null where none is to be taken into account. */
  mockScores: SkillScores | null
}

/** Where a learner stands in each skill, 10–90: what the answers say, else the mock test that was told, else the middle of the level. */
export function presentScores({ estimated, englishLevel, mockScores }: Known): SkillScores {
  return ofEach((skill) => estimated[skill] ?? mockScores?.[skill] ?? scoreOfLevel[englishLevel])
}

/** Which of the three `presentScores` goes by in each skill. */
export function presentSourcesOf({ estimated, mockScores }: Known): Readonly<Record<Skill, PresentSource>> {
  const told = mockScores === null ? 'english-level' : 'mock-test'
  return ofEach((skill) => (estimated[skill] === undefined ? told : 'answers'))
}

/** What a learner aims at in each skill, 10–90: the skill's own target, else the overall one, else the default. */
export function aimedScores(target: WishedScores | null): SkillScores {
  return ofEach((skill) => target?.[skill] ?? target?.overall ?? DEFAULT_TARGET_SCORE)
}

/** Points missing in each skill; 0 where the target is reached. */
export function skillGaps(present: SkillScores, aimed: SkillScores): SkillScores {
  return ofEach((skill) => Math.max(0, aimed[skill] - present[skill]))
}

/** How much of the day each skill asks for, 0–1 and 1 over the four: by its gap, and something where there is none. */
export function skillNeeds(gaps: SkillScores): SkillScores {
  const sum = skillSchema.options.reduce((total, skill) => total + UPKEEP_POINTS + gaps[skill], 0)
  return ofEach((skill) => (UPKEEP_POINTS + gaps[skill]) / sum)
}

function ofEach<Value>(valueOf: (skill: Skill) => Value): Record<Skill, Value> {
  return {
    listening: valueOf('listening'),
    reading: valueOf('reading'),
    speaking: valueOf('speaking'),
    writing: valueOf('writing'),
  }
}
