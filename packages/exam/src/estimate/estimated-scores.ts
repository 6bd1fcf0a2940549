import type { EstimatedScores } from '../study-plan/skill-needs.ts'
import type { Level } from './level.ts'
import { isEnough } from './readiness.ts'

/** Where the answers say that a learner stands in each skill, in whole points as the exam reports them; skills with too few answers are absent. */
export function estimatedScores(level: Level): EstimatedScores {
  const { speaking, writing, reading, listening } = level
  const skills = Object.entries({ speaking, writing, reading, listening })
  return Object.fromEntries(
    skills.flatMap(([skill, score]) => (isEnough(score) ? [[skill, Math.round(score.value)]] : [])),
  )
}
