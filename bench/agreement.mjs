/** How well two lists of numbers agree, with what is left to chance. */

const DRAWS = 1000

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Null where one of the two never changes. */
export function pearson(pairs) {
  const [ones, others] = [0, 1].map((side) => pairs.map((pair) => pair[side]))
  const [one, other] = [mean(ones), mean(others)]
  const spread = (values, middle) => Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0))
  const product = pairs.reduce((sum, pair) => sum + (pair[0] - one) * (pair[1] - other), 0)
  const both = spread(ones, one) * spread(others, other)
  return both < 1e-9 ? null : product / both
}

export const meanError = (pairs) => mean(pairs.map(([one, other]) => Math.abs(one - other)))

export const standardError = (pairs) => Math.sqrt(mean(pairs.map(([one, other]) => (one - other) ** 2)))

/** The middle 95 % of `measure` when whole groups are drawn with replacement; `groups` maps a group to its pairs. */
export function intervalOf(groups, measure) {
  const lists = [...groups.values()]
  let state = 7
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  const drawn = Array.from({ length: DRAWS }, () =>
    measure(lists.flatMap(() => lists[Math.floor(random() * lists.length)])),
  )
    .filter((value) => value !== null)
    .toSorted((one, other) => one - other)
  return [0.025, 0.975].map((share) => drawn[Math.floor(share * (drawn.length - 1))])
}

/**
 * What a straight line, fitted on all other groups, makes of each prediction: pairs of calibrated and true share, 0–1,
 * group by group. So no answer is judged by a line that has seen its own question.
 */
export function calibrateAcross(groups) {
  return new Map(
    [...groups].map(([held, own]) => {
      const others = [...groups].flatMap(([name, pairs]) => (name === held ? [] : pairs))
      const { slope, level } = lineThrough(others)
      return [held, own.map(([guess, truth]) => [Math.min(1, Math.max(0, level + slope * guess)), truth])]
    }),
  )
}

/** Least squares of truth on guess. */
export function lineThrough(pairs) {
  const [guess, truth] = [0, 1].map((side) => mean(pairs.map((pair) => pair[side])))
  const product = pairs.reduce((sum, pair) => sum + (pair[0] - guess) * (pair[1] - truth), 0)
  const square = pairs.reduce((sum, pair) => sum + (pair[0] - guess) ** 2, 0)
  const slope = square < 1e-9 ? 0 : product / square
  return { slope, level: truth - slope * guess }
}

/** The share of `count` of `all` with its 95 % interval by Wilson, which also holds where it is nothing or everything. */
export function wilson(count, all) {
  if (all === 0) return { value: 0, n: 0, low: 0, high: 1 }
  const [value, z] = [count / all, 1.96]
  const centre = (value + z ** 2 / (2 * all)) / (1 + z ** 2 / all)
  const half = (z / (1 + z ** 2 / all)) * Math.sqrt((value * (1 - value)) / all + z ** 2 / (4 * all ** 2))
  return { value, n: all, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** The share up to which so few of `all` would still come in one case of twenty (Clopper and Pearson, one-sided). */
export function upperLimit(count, all) {
  let [low, high] = [count / Math.max(1, all), 1]
  for (let round = 0; round < 50; round++) {
    const share = (low + high) / 2
    if (atMost(count, all, share) > 0.05) low = share
    else high = share
  }
  return high
}

function atMost(count, all, share) {
  let term = (1 - share) ** all
  let total = term
  for (let k = 1; k <= count; k++) {
    term *= ((all - k + 1) / k) * (share / (1 - share))
    total += term
  }
  return total
}

/** The share of `rows` that are hit, with the interval from drawing whole groups (answers to one question, takes of one speaker); by Wilson where all are alike. */
export function shareOfRows(rows, isHit, groupOf) {
  const hits = rows.filter(isHit).length
  if (hits === 0 || hits === rows.length) return wilson(hits, rows.length)
  const groups = Map.groupBy(rows, groupOf)
  const [low, high] = intervalOf(groups, (own) => own.filter(isHit).length / own.length)
  return { value: hits / rows.length, n: rows.length, low, high }
}

/** The mean of what `valueOf` says of `rows`, with the interval from drawing whole groups. */
export function meanOfRows(rows, valueOf, groupOf) {
  const [low, high] = intervalOf(Map.groupBy(rows, groupOf), (own) => mean(own.map(valueOf)))
  return { value: mean(rows.map(valueOf)), n: rows.length, low, high }
}

/** The middle (0.5) or another share of sorted values. */
export const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))]
