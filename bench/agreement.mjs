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
