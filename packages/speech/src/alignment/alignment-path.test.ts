import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STATES } from '../acoustics/acoustic-model.ts'
import { type AlignmentUnit, buildAlignmentGraph } from './alignment-graph.ts'
import { findAlignmentPath, type StateScorer } from './alignment-path.ts'

/** Phone 0 is silence; its states, and those of phone p, are told apart by their senones alone. */
const model = {
  phones: ['SIL', 'AA', 'B', 'CH', 'D'],
  silence: 0,
  stateSenones: (phone: number) => [3 * phone, 3 * phone + 1, 3 * phone + 2] as const,
}
const half = Float64Array.from({ length: model.phones.length * STATES }, () => Math.log(0.5))
const COSTS = { silence: 5, noise: 20 }
const BEAM = 600
const transitions = { stay: half, leave: half }

/** What is heard: phones with their lengths in frames. Each state of a phone lasts a third of it. */
type Heard = { phone: number; frames: number }[]

function senonesOf(heard: Heard): number[] {
  return heard.flatMap(({ phone, frames }) =>
    Array.from({ length: frames }, (_, t) => 3 * phone + Math.floor((3 * t) / frames)),
  )
}

function scorerOf(heard: Heard): StateScorer {
  const senones = senonesOf(heard)
  return ({ senones: own }, state, frame) => (own[state] === senones[frame] ? 0 : -20)
}

function align(words: readonly (readonly number[])[], heard: Heard) {
  const units = buildAlignmentGraph(model, words, COSTS)
  const frames = heard.reduce((sum, { frames: own }) => sum + own, 0)
  return findAlignmentPath(units, transitions, scorerOf(heard), frames, BEAM)
}

const words = fc.array(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 6,
})
const length = fc.integer({ min: 3, max: 12 })

test('the boundaries of what is heard are found to the frame, with pauses wherever they are', () => {
  const takes = words.chain((plan) =>
    fc.record({
      plan: fc.constant(plan),
      lengths: fc.array(length, { minLength: plan.flat().length, maxLength: plan.flat().length }),
      pauses: fc.array(fc.constantFrom(0, 0, 9, 40), { minLength: plan.length + 1, maxLength: plan.length + 1 }),
    }),
  )
  fc.assert(
    fc.property(takes, ({ plan, lengths, pauses }) => {
      let at = 0
      const pause = (i: number) => ({ phone: 0, frames: pauses[i] ?? 0 })
      const heard = [
        pause(0),
        ...plan.flatMap((phones, word) => [
          ...phones.map((phone) => ({ phone, frames: lengths[at++] ?? 3 })),
          pause(word + 1),
        ]),
      ]
      const path = align(plan, heard)
      const placed = (path ?? []).filter(({ unit }) => unit.place !== null)
      let frame = 0
      const expected = heard.flatMap(({ phone, frames }) => {
        const span = { phone, start: frame, end: (frame += frames) }
        return phone === 0 ? [] : [span]
      })
      expect(placed.map(({ unit, start, end }) => ({ phone: unit.modelPhone, start, end }))).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})

test('every phone of the words is passed once and in order, whatever is heard, and the take is covered without gaps', () => {
  const takes = fc.record({
    plan: words,
    heard: fc.array(fc.record({ phone: fc.integer({ min: 0, max: 4 }), frames: length })),
  })
  fc.assert(
    fc.property(takes, ({ plan, heard }) => {
      const frames = senonesOf(heard).length
      const path = align(plan, heard)
      expect(path === null).toBe(frames < STATES * plan.flat().length)
      if (path === null) return
      expect(path.flatMap(({ unit }) => (unit.place === null ? [] : [unit.modelPhone]))).toEqual(plan.flat())
      expect(path.map(({ start }) => start)).toEqual([0, ...path.map(({ end }) => end)].slice(0, -1))
      expect(path.at(-1)?.end).toBe(frames)
      expect(path.every(({ start, end }) => end - start >= STATES)).toBe(true)
      expect(align(plan, heard)).toEqual(path)
    }),
    { numRuns: 60 },
  )
})

test('a way that first falls far behind a dead end is found all the same', () => {
  const units = buildAlignmentGraph(model, [[1], [2]], COSTS)
  const isDear = ({ place }: AlignmentUnit, frame: number) => place !== null && frame < 30
  const path = findAlignmentPath(units, transitions, (unit, _, frame) => (isDear(unit, frame) ? -400 : 0), 33, BEAM)
  expect(path?.filter(({ unit }) => unit.place !== null).length).toBe(2)
})
