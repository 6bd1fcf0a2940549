/** Less than this between both clocks is how coarsely they are told. */
const SLEEP_MILLISECONDS = 1000

/**
 * Milliseconds since it was made, as a clock on the wall shows them: they pass while a page is frozen and a computer asleep
 * (which `performance.now` leaves out in some browsers), and never go back (which `Date` does when it is set).
 */
export function createWallClock(): () => number {
  const start = performance.now()
  let [date, steady, asleep] = [Date.now(), start, 0]
  return () => {
    const [nowDate, nowSteady] = [Date.now(), performance.now()]
    const leftOut = nowDate - date - (nowSteady - steady)
    if (leftOut > SLEEP_MILLISECONDS) asleep += leftOut
    date = nowDate
    steady = nowSteady
    return nowSteady - start + asleep
  }
}
