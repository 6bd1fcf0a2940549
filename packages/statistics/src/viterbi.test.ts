import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HiddenMarkovModel, type Transition, transitionsInto, viterbi, viterbiScore } from './viterbi.ts'

const stay = (state: number): Transition => ({ from: state, score: 0 })
/** Three states from left to right, each of which may be kept. */
const leftToRight: HiddenMarkovModel = {
  start: Float64Array.from([0, -Infinity, -Infinity]),
  transitions: transitionsInto([[stay(0)], [stay(1), stay(0)], [stay(2), stay(1)]]),
  ends: [2],
}
const observing = (rows: readonly (readonly number[])[]) => (frame: number, scores: Float64Array) =>
  rows[frame]?.forEach((value, state) => (scores[state] = (scores[state] ?? 0) + value))

/** Every path by hand: what the recursion must find. */
function bestByTrial(model: HiddenMarkovModel, into: readonly (readonly Transition[])[], rows: readonly number[][]) {
  const reach = (frame: number, state: number): number => {
    const own = rows[frame]?.[state] ?? 0
    if (frame === 0) return (model.start[state] ?? -Infinity) + own
    return own + Math.max(...(into[state] ?? []).map(({ from, score }) => reach(frame - 1, from) + score), -Infinity)
  }
  return Math.max(...model.ends.map((state) => reach(rows.length - 1, state)))
}

test('the likeliest path is found among all there are, and its score is that of its states', () => {
  const value = fc.integer({ min: -9, max: 0 })
  const models = fc.integer({ min: 1, max: 4 }).chain((states) =>
    fc.record({
      start: fc.array(value, { minLength: states, maxLength: states }),
      into: fc.array(
        fc.array(fc.record({ from: fc.integer({ min: 0, max: states - 1 }), score: value }), { maxLength: 4 }),
        { minLength: states, maxLength: states },
      ),
      rows: fc.array(fc.array(value, { minLength: states, maxLength: states }), { minLength: 1, maxLength: 5 }),
    }),
  )
  fc.assert(
    fc.property(models, ({ start, into, rows }) => {
      const ends = start.map((_, state) => state)
      const model = { start: Float64Array.from(start), transitions: transitionsInto(into), ends }
      const path = viterbi(model, rows.length, observing(rows))
      const expected = bestByTrial(model, into, rows)
      expect(path?.score ?? -Infinity).toBe(expected)
      expect(viterbiScore(model, rows.length, observing(rows))).toBe(expected)
      if (path === null) return
      const along = [...path.states].reduce((sum, state, t) => {
        const before = path.states[t - 1]
        const ways = into[state]?.flatMap(({ from, score }) => (from === before ? [score] : [])) ?? []
        return sum + (rows[t]?.[state] ?? 0) + (before === undefined ? (start[state] ?? 0) : Math.max(...ways))
      }, 0)
      expect(along).toBe(expected)
    }),
  )
})

test('states follow each other where what is observed changes', () => {
  const rows = [[0, -5, -5], [0, -5, -5], [-5, 0, -5], [-5, -5, 0]] // prettier-ignore
  expect([...(viterbi(leftToRight, 4, observing(rows))?.states ?? [])]).toEqual([0, 0, 1, 2])
})

test('of equally likely ways into a state the first is taken, and of equally likely ends', () => {
  const flat = [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]] // prettier-ignore
  expect([...(viterbi(leftToRight, 4, observing(flat))?.states ?? [])]).toEqual([0, 1, 2, 2])
  expect([...(viterbi({ ...leftToRight, ends: [0, 2] }, 4, observing(flat))?.states ?? [])]).toEqual([0, 0, 0, 0])
})

test('too few frames have no path, and so have none at all', () => {
  const rows = [[0, 0, 0], [0, 0, 0]] // prettier-ignore
  for (const frames of [0, 1, 2]) {
    expect(viterbi(leftToRight, frames, observing(rows))).toBeNull()
    expect(viterbiScore(leftToRight, frames, observing(rows))).toBe(-Infinity)
  }
})

test('transitions may be others in every frame', () => {
  const only = (from: number) => transitionsInto([[{ from, score: 0 }], [{ from, score: 0 }]])
  const into = [only(0), only(1), only(0)]
  const transitions = (frame: number) => into[frame] ?? only(0)
  const path = viterbi({ start: Float64Array.from([0, -5]), transitions, ends: [1] }, 3, () => undefined)
  expect([path?.score, [...(path?.states ?? [])]]).toEqual([-5, [1, 0, 1]])
})

test('more transitions into a state than a byte can tell apart are refused', () => {
  expect(() => transitionsInto([Array.from({ length: 257 }, () => stay(0))])).toThrow(RangeError)
})

test('where a beam leaves a few states, these and those that they lead to are all that is looked at', () => {
  const [states, frames] = [400, 800]
  const into = Array.from({ length: states }, (_, s) => (s === 0 ? [stay(0)] : [stay(s), { from: s - 1, score: 0 }]))
  const start = new Float64Array(states).fill(-Infinity).fill(0, 0, 1)
  const model = { start, transitions: transitionsInto(into), ends: [states - 1] }
  const widths: number[] = []
  const path = viterbi(model, frames, (frame, scores, from, to) => {
    widths.push(to - from)
    for (let s = 0; s < states; s++) {
      const far = Math.abs(s - frame / 2)
      scores[s] = far > 5 ? -Infinity : (scores[s] ?? -Infinity) - far
    }
  })
  expect(path?.states.length).toBe(frames)
  expect([path?.states[0], path?.states[frames - 1]]).toEqual([0, states - 1])
  expect(Math.max(...widths.slice(1))).toBeLessThan(20)
})
