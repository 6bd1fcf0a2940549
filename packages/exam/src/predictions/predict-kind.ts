import { type RankedQuestion, rankQuestions, type Sighting } from './rank-questions.ts'
import { predictionRules } from './rules.ts'
import { daysBefore } from './week.ts'

/** How many of a kind's questions a list may hold. */
export const listSizeOf = (questions: number): number =>
  Math.min(predictionRules.mostListed, Math.ceil(questions * predictionRules.listShare))

/** How many learners reported any of these within the window before the week; those whose account is gone are one. */
export function learnersBefore(sightings: readonly Sighting[], monday: string): number {
  return new Set(sightings.filter(({ seenOn }) => isWithinWindow(seenOn, monday)).map(({ learner }) => learner)).size
}

/**
 * The questions of one kind that are expected in the week that begins on `monday`: the first of the ranking, as many as
 * `listSizeOf` lets in. None when too few learners reported anything of the kind (docs/predictions.md).
 *
 * @param questionIds all questions of the kind in this exam
 */
export function predictKind(
  sightings: readonly Sighting[],
  questionIds: ReadonlySet<number>,
  monday: string,
): RankedQuestion[] {
  const ofKind = sightings.filter(({ questionId }) => questionIds.has(questionId))
  if (learnersBefore(ofKind, monday) < predictionRules.leastLearners) return []
  return rankQuestions(ofKind, monday)
    .filter(({ reasons }) => isWithinWindow(reasons.lastSeenOn, monday))
    .slice(0, listSizeOf(questionIds.size))
}

function isWithinWindow(seenOn: string, monday: string): boolean {
  const days = daysBefore(monday, seenOn)
  return days >= 1 && days <= predictionRules.windowDays
}
