import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SENTENCE_END } from './sentence-boundaries.ts'
import { UNKNOWN, UNKNOWN_LOG, wordTrigramModel } from './word-trigram-model.ts'

const model = wordTrigramModel()
const sum = (sentence: string) =>
  model.score(sentence.split(' ')).reduce((total, { logTrigram }) => total + logTrigram, 0)

test.each([
  ['i depend on him', 'i depend of him'],
  ['she goes to school every day', 'she go to school every day'],
  ['he worked as an engineer', 'he worked as engineer'],
])('“%s” is likelier than “%s”', (right, wrong) => {
  expect(sum(right)).toBeGreaterThan(sum(wrong))
})

test('a word is told by the two before it, not by one alone', () => {
  const [first, second, third] = ['in', 'front', 'of'].map((word) => model.idOf(word))
  const after = model.logTrigram(first ?? UNKNOWN, second ?? UNKNOWN, third ?? UNKNOWN)
  expect(after).toBeGreaterThan(-0.1)
  expect(after).toBeGreaterThan(model.logUnigram(third ?? UNKNOWN))
})

test('an unknown word is left out and gives its neighbours no context', () => {
  expect(model.idOf('qwxyz')).toBe(UNKNOWN)
  const [word, end] = model.score(['qwxyz', 'of'])
  expect(word?.logTrigram).toBe(word?.logUnigram)
  expect(end).toBeDefined()
  expect(model.score(['qwxyz'])).toHaveLength(1)
})

test('the probabilities of what may follow a word do not exceed one', () => {
  const before = model.idOf('information')
  const ends = ['about', 'on', 'and', 'that', 'to', 'from', 'is', 'in', 'of', SENTENCE_END]
  const total = ends.reduce((share, word) => share + 10 ** model.logTrigram(UNKNOWN, before, model.idOf(word)), 0)
  expect(total).toBeGreaterThan(0.3)
  expect(total).toBeLessThan(1)
})

test('a sequence of words counts what its words count one by one', () => {
  const common = ['the', 'a', 'of', 'in', 'front', 'people', 'is', 'are', 'information', 'qwxyz', SENTENCE_END]
  const words = fc.array(fc.constantFrom(...common.map((word) => model.idOf(word))), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(words, ([first = UNKNOWN, second = UNKNOWN, ...sequence]) => {
      const all = [first, second, ...sequence]
      const alone = sequence.map((word, index) =>
        word === UNKNOWN ? UNKNOWN_LOG : model.logTrigram(all[index] ?? UNKNOWN, all[index + 1] ?? UNKNOWN, word),
      )
      expect(model.sequencesAfter(first, second)(sequence)).toBeCloseTo(
        alone.reduce((total, each) => total + each, 0),
        9,
      )
    }),
    { numRuns: 500 },
  )
})

test('a sequence that cannot reach a bound is not read to its end, and one that reaches it counts the same', () => {
  const common = ['peripheral', 'nerve', 'the', 'of', 'in', 'is', 'qwxyz', 'antidisestablishmentarianism', SENTENCE_END]
  const words = fc.array(fc.constantFrom(...common.map((word) => model.idOf(word))), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(
      words,
      fc.double({ min: -20, max: 0, noNaN: true }),
      ([first = UNKNOWN, second = UNKNOWN, ...sequence], least) => {
        const sequencesAfter = model.sequencesAfter(first, second)
        const whole = sequencesAfter(sequence)
        const bounded = sequencesAfter(sequence, least)
        const allowed = whole >= least ? [whole] : [whole, -Infinity]
        expect(allowed).toContain(bounded)
      },
    ),
    { numRuns: 500 },
  )
  expect(model.sequencesAfter(UNKNOWN, UNKNOWN)([UNKNOWN, UNKNOWN], -2)).toBe(-Infinity)
})
