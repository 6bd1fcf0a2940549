/**
 * Milliseconds since it was made, as a clock on the wall shows them: they pass while a page is frozen and a computer asleep
 * (which `performance.now` leaves out in some browsers), and never go back (which `Date` does when it is set).
 */
export function createWallClock(): () => number {
  let [date, steady, passed] = [Date.now(), performance.now(), 0]
  return () => {
    const [nowDate, nowSteady] = [Date.now(), performance.now()]
    passed += Math.max(0, nowDate - date, nowSteady - steady)
    date = nowDate
    steady = nowSteady
    return passed
  }
}
