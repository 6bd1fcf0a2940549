/** The one source of the time of day; everything else is passed an instant. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export type FixedClock = Clock & { set(instant: string | Date): void; advanceSeconds(seconds: number): void }

/** A clock for tests: it stands still until it is moved. */
export function fixedClock(start: string | Date): FixedClock {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant)
    },
    advanceSeconds: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
  }
}
