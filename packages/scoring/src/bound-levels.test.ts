import { traitSchema } from '@rehearsal/exam/trait'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundLevels, LEVEL_BOUND } from './bound-levels.ts'

const own = (share: number) => ({ share, standardError: 0.1, reason: 'Counted here.' })
const level = (trait: 'content' | 'grammar' | 'spelling', share: number) => ({
  trait,
  share,
  reason: 'Says the model.',
})

test('a trait moves to what the other engine says, with its reason and its own error', () => {
  expect(boundLevels({ grammar: own(0.6) }, [level('grammar', 0.75)])).toEqual({
    grammar: { share: 0.75, standardError: 0.1, reason: 'Says the model.' },
  })
})

test('it moves by one level at most, up and down', () => {
  expect(boundLevels({ grammar: own(0.65) }, [level('grammar', 1)])?.grammar?.share).toBeCloseTo(0.9)
  expect(boundLevels({ grammar: own(0.8) }, [level('grammar', 0)])?.grammar?.share).toBeCloseTo(0.55)
})

test('a zero stays one, and no other engine makes one', () => {
  expect(
    boundLevels({ content: own(0), grammar: own(0.5) }, [level('content', 1), level('grammar', 0.5)])?.content,
  ).toEqual(own(0))
  expect(boundLevels({ content: own(0.2) }, [level('content', 0)])?.content?.share).toBe(0.1)
})

test('what is counted is not moved, and what was not judged here is not judged there', () => {
  expect(boundLevels({ spelling: own(0.5) }, [level('spelling', 1)])).toBeNull()
  expect(boundLevels({ grammar: own(0.5) }, [level('content', 1)])).toBeNull()
})

test('full marks for a weak answer are not believed at all', () => {
  const weak = { content: own(0.3), grammar: own(0.4) }
  expect(boundLevels(weak, [level('content', 1), level('grammar', 1)])).toBeNull()
})

test('whatever is claimed, no trait leaves its bounds', () => {
  const share = fc.nat(1000).map((thousandths) => thousandths / 1000)
  const trait = fc.constantFrom(...traitSchema.options)
  const claims = fc.array(fc.record({ trait, share: fc.double(), reason: fc.string() }))
  fc.assert(
    fc.property(fc.dictionary(trait, share), claims, (shares, levels) => {
      const judged = Object.fromEntries(Object.entries(shares).map(([name, value]) => [name, own(value)]))
      const moved = Object.entries(boundLevels(judged, levels) ?? judged)
      expect(moved.map(([name]) => name)).toEqual(Object.keys(judged))
      for (const [name, { share: after }] of moved) {
        const before = judged[name]?.share ?? 0
        expect(Math.abs(after - before)).toBeLessThanOrEqual(LEVEL_BOUND + 1e-9)
        expect(after === 0).toBe(before === 0)
      }
    }),
  )
})
