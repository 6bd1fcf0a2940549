import { expect, test } from 'vitest'
import { FILLER_CLASS } from '../acoustics/sound-classes.ts'
import { contentShareOf, countMiscues, interpretPath } from './miscues.ts'
import { buildReadingGraph } from './reading-graph.ts'
import { decodeReading, type PathSegment } from './token-passing.ts'

const COSTS = { skip: 6, stretch: 15, filler: 8, repeat: 25 }

/** Frame scores in which the given classes were said, ten frames each. */
function scoresOf(classes: readonly number[]): Float32Array {
  const width = FILLER_CLASS + 1
  const scores = new Float32Array(classes.length * 10 * width).fill(-6)
  for (let t = 0; t < classes.length * 10; t++) {
    scores[t * width + (classes[Math.floor(t / 10)] ?? 0)] = -0.2
    scores[t * width + FILLER_CLASS] = -1.2
  }
  return scores
}

/** Three words of three phones each: 0 1 2, 3 4 5, 6 7 8. Silence is class 39. */
const graph = buildReadingGraph([[[0, 1, 2]], [[3, 4, 5]], [[6, 7, 8]]])
const read = (classes: readonly number[]) => interpretPath(decodeReading(graph, scoresOf(classes), COSTS), 3)
const statuses = (classes: readonly number[]) => read(classes).map(({ index, status }) => `${index} ${status}`)

test('a text read as it stands is right, with its times', () => {
  const words = read([39, 0, 1, 2, 3, 4, 5, 39, 6, 7, 8])
  expect(words.map(({ status }) => status)).toEqual(['correct', 'correct', 'correct'])
  expect(words.map(({ start, end }) => [start, end])).toEqual([
    [10, 40],
    [40, 70],
    [80, 110],
  ])
})

test('a word that is not there is left out', () => {
  expect(statuses([0, 1, 2, 6, 7, 8])).toEqual(['0 correct', '1 omitted', '2 correct'])
})

test('another word in its place replaces it', () => {
  expect(statuses([0, 1, 2, 20, 21, 22, 6, 7, 8])).toEqual(['0 correct', '1 replaced', '2 correct'])
})

test('a word between two others is inserted before the second', () => {
  expect(statuses([0, 1, 2, 20, 21, 22, 23, 3, 4, 5, 6, 7, 8])).toEqual([
    '0 correct',
    '1 inserted',
    '1 correct',
    '2 correct',
  ])
})

test('words said again are repeated; the last time counts', () => {
  expect(statuses([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 6, 7, 8])).toEqual([
    '0 repeated', '1 repeated', '0 correct', '1 correct', '2 correct',
  ]) // prettier-ignore
})

test('silence leaves out every word', () => {
  expect(statuses([39, 39, 39, 39])).toEqual(['0 omitted', '1 omitted', '2 omitted'])
})

test('no frames leave out every word', () => {
  expect(statuses([])).toEqual(['0 omitted', '1 omitted', '2 omitted'])
})

test('one or two words of a longer text are almost nothing', () => {
  const content = (words: number, right: number) =>
    contentShareOf({ words, omitted: words - right, replaced: 0, inserted: 0, repeated: 0 })
  expect(content(5, 1)).toBe(0)
  expect(content(9, 2)).toBe(0)
  expect(content(4, 1)).toBe(0.25)
  expect(content(5, 2)).toBe(0.4)
  expect(content(60, 12)).toBe(0.2)
})

test('inserted and repeated words count against the words that were read right', () => {
  expect(contentShareOf({ words: 10, omitted: 1, replaced: 2, inserted: 1, repeated: 1 })).toBe(0.5)
  expect(contentShareOf({ words: 2, omitted: 0, replaced: 0, inserted: 5, repeated: 0 })).toBe(0)
  expect(contentShareOf({ words: 0, omitted: 0, replaced: 0, inserted: 0, repeated: 0 })).toBe(0)
})

test('a word said three times keeps one right reading', () => {
  const word = (start: number): PathSegment => ({ kind: 'word', word: 0, variant: 0, start, end: start + 10 })
  const miscues = countMiscues(interpretPath([word(0), word(10), word(20)], 1), 1)
  expect(miscues).toEqual({ words: 1, omitted: 0, replaced: 0, inserted: 0, repeated: 2 })
})

/** Six words of three phones each; the fifth begins a sentence. */
const sentences = buildReadingGraph(
  [[[0, 1, 2]], [[3, 4, 5]], [[6, 7, 8]], [[9, 10, 11]], [[12, 13, 14]], [[15, 16, 17]]],
  [4],
)
/** Where to skip a word costs more than to squeeze it into silence, only leaps leave words out. */
const readSentences = (classes: readonly number[]) =>
  interpretPath(decodeReading(sentences, scoresOf(classes), { ...COSTS, skip: 100 }), 6).map(({ status }) => status)

test('reading that stops costs one leap, however long the rest of the text is', () => {
  expect(readSentences([0, 1, 2, 39, 39])).toEqual(['correct', ...Array.from({ length: 5 }, () => 'omitted')])
})

test('a reader may leap to a sentence from anywhere', () => {
  const said = [0, 1, 2, 12, 13, 14, 15, 16, 17]
  expect(readSentences(said)).toEqual(['correct', 'omitted', 'omitted', 'omitted', 'correct', 'correct'])
})
