export type Period = { id: number; startsAt: Date; endsAt: Date }

/** What is left of one period, null when nothing is, and those that follow it at their new places. */
export type Ended = { left: Period | null; moved: Period[] }

/**
 * Ends a period at `now`: what has passed of it stays, the rest goes. Periods that follow it without a gap move up by
 * that rest, so that each keeps its length and none begins before `now`; after a gap nothing moves, since that time was
 * not joined to what goes.
 *
 * Null where there is nothing left to end. `periods` are a learner's, in any order.
 */
export function endPeriod(periods: readonly Period[], id: number, now: Date): Ended | null {
  const period = periods.find((one) => one.id === id)
  if (!period || period.endsAt <= now) return null
  const end = period.startsAt > now ? period.startsAt : now
  const rest = period.endsAt.getTime() - end.getTime()
  const left = end > period.startsAt ? { ...period, endsAt: end } : null
  return { left, moved: followersOf(periods, period).map((follower) => earlier(follower, rest)) }
}

/** The periods that join on, one after the other. */
function followersOf(periods: readonly Period[], period: Period): Period[] {
  const next = periods.find(
    (one) => one.id !== period.id && one.startsAt.getTime() === period.endsAt.getTime() && one.endsAt > one.startsAt,
  )
  return next ? [next, ...followersOf(periods, next)] : []
}

function earlier(period: Period, milliseconds: number): Period {
  const { startsAt, endsAt } = period
  return {
    ...period,
    startsAt: new Date(startsAt.getTime() - milliseconds),
    endsAt: new Date(endsAt.getTime() - milliseconds),
  }
}
