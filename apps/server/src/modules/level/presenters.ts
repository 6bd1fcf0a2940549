import type { Standing, Standings } from '@rehearsal/contracts/level'
import { isEnough } from '@rehearsal/exam/estimate/readiness'
import type { LearnerStandings } from './service.ts'

type Score = keyof LearnerStandings['level']

/** Where a learner stands, on the wire. What rests on too few answers is not told at all. */
export function presentStandings(standings: LearnerStandings): Standings {
  const of = (score: Score) => presentStanding(standings, score)
  return {
    daysLeft: standings.daysLeft,
    overall: of('overall'),
    speaking: of('speaking'),
    writing: of('writing'),
    reading: of('reading'),
    listening: of('listening'),
  }
}

function presentStanding(standings: LearnerStandings, score: Score): Standing {
  const level = standings.level[score]
  const likely = standings.readiness[score]
  return {
    answers: level?.answers ?? 0,
    level: isEnough(level) ? presentBand(level) : null,
    likely: likely && { ...presentBand(likely), verdict: likely.verdict },
    missing: standings.missing[score],
  }
}

const presentBand = ({ value, low, high }: { value: number; low: number; high: number }) => ({ value, low, high })
