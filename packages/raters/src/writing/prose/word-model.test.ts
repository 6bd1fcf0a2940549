import { expect, test } from 'vitest'
import { SENTENCE_END } from './sentence-ends.ts'
import { UNKNOWN, wordModel } from './word-model.ts'

const model = wordModel()
const sum = (sentence: string) =>
  model.score(sentence.split(' ')).reduce((total, { inContext }) => total + inContext, 0)

test.each([
  ['i depend on him', 'i depend of him'],
  ['she goes to school every day', 'she go to school every day'],
  ['he worked as an engineer', 'he worked as engineer'],
])('“%s” is likelier than “%s”', (right, wrong) => {
  expect(sum(right)).toBeGreaterThan(sum(wrong))
})

test('a word is told by the two before it, not by one alone', () => {
  const [first, second, third] = ['in', 'front', 'of'].map((word) => model.idOf(word))
  const after = model.logAfter(first ?? UNKNOWN, second ?? UNKNOWN, third ?? UNKNOWN)
  expect(after).toBeGreaterThan(-0.1)
  expect(after).toBeGreaterThan(model.logAlone(third ?? UNKNOWN))
})

test('an unknown word is left out and gives its neighbours no context', () => {
  expect(model.idOf('qwxyz')).toBe(UNKNOWN)
  const [word, end] = model.score(['qwxyz', 'of'])
  expect(word?.inContext).toBe(word?.alone)
  expect(end).toBeDefined()
  expect(model.score(['qwxyz'])).toHaveLength(1)
})

test('the probabilities of what may follow a word do not exceed one', () => {
  const before = model.idOf('information')
  const ends = ['about', 'on', 'and', 'that', 'to', 'from', 'is', 'in', 'of', SENTENCE_END]
  const total = ends.reduce((share, word) => share + 10 ** model.logAfter(UNKNOWN, before, model.idOf(word)), 0)
  expect(total).toBeGreaterThan(0.3)
  expect(total).toBeLessThan(1)
})
