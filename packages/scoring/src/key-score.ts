import type { TaskRules } from '@rehearsal/exam/formats/format'
import type { Points } from '@rehearsal/exam/points'
import type { Comparison, Score } from '@rehearsal/exam/score'

/** Names the marking in this package on every score it makes. */
export const KEY_ENGINE = { id: 'answer-key', version: '1' } as const

/** Makes the score of an answer marked from a key: the same points count for every skill the kind feeds. */
export function keyScore(input: {
  format: string
  rules: TaskRules
  points: Points
  comparisons: Comparison[]
}): Score {
  return {
    version: 1,
    format: input.format,
    engine: KEY_ENGINE,
    total: input.points,
    skills: Object.fromEntries(input.rules.feeds.map((skill) => [skill, input.points])),
    traits: [],
    comparisons: input.comparisons,
    findings: [],
    evidence: { kind: 'none' },
    estimates: {},
  }
}
