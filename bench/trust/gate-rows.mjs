/** The answers of other hands as they are judged, once for all parts that ask. */
import { judgeAnswers } from '../gate.mjs'

const judged = new Map()

/** All answers of a set of `content/calibration/points`, labelled or not; see `judgeAnswers`. */
export function rowsOfSet(set) {
  if (!judged.has(set)) judged.set(set, judgeAnswers({ set, areAll: true }))
  return judged.get(set)
}

/** What figures of the gate say of whose hand it is of. */
export const GATE = {
  hand: 'writers who saw the prompt alone (w1–w4, w7, w8; language models)',
  how: 'held out: nothing is fitted on them',
}

/** “83 % of 288”, by what `groupOf` says of each row. */
export function sharesBy(rows, isHit, groupOf) {
  return Object.fromEntries(
    [...Map.groupBy(rows, groupOf)].map(([name, own]) => [
      name,
      `${Math.round((100 * own.filter(isHit).length) / own.length)} % of ${own.length}`,
    ]),
  )
}

/** The same by kind, then by writer: not all of them were looked at as often. */
export function byKindAndWriter(rows, isHit) {
  return { ...sharesBy(rows, isHit, ({ kind }) => kind), ...sharesBy(rows, isHit, ({ writer }) => writer) }
}
