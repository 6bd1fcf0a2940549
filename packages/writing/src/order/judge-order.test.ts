import { seededRandom, shuffled } from '@rehearsal/exam/mock-test/seeded-random'
import { expect, test } from 'vitest'
import { readMeaning } from '../meaning/answer-meaning.ts'
import { askedVectors } from '../meaning/asked-vectors.ts'
import { parseText } from '../text/parse-text.ts'
import { judgeOrder } from './judge-order.ts'

const PROMPT = 'Many towns close their public swimming pools to save money. Should a town keep its pool open?'
const PARAGRAPHS = [
  [
    'Every winter our council counts its money and looks at the swimming pool.',
    'I believe that a town should keep its pool open, because nothing else does so much for so many.',
  ],
  [
    'First of all, a pool saves lives.',
    'Children who learn to swim early do not drown in lakes.',
    'Their teachers show them how arms and lungs behave in cold water, and they remember it.',
  ],
  [
    'Moreover, old people need warm water.',
    'My neighbour Vera floats there twice a week.',
    'She leaves with less pain than she came with, and her doctor gives her fewer pills.',
  ],
  ['It is true that heating costs a great deal.', 'However, panels on the roof pay half of the bill in the next town.'],
  [
    'In conclusion, a town should keep its pool open.',
    'A road can wait a year, but a child who cannot swim should not.',
  ],
]
const asText = (paragraphs: readonly (readonly string[])[]) => paragraphs.map((each) => each.join(' ')).join('\n\n')

async function orderOf(text: string) {
  return judgeOrder(await readMeaning(parseText(text), ['sentence']), await askedVectors(parseText(PROMPT)))
}

/** The same sentences in another order, in paragraphs of the same lengths. */
function mixed(seed: number) {
  const all = shuffled(PARAGRAPHS.flat(), seededRandom(seed))
  return PARAGRAPHS.map(({ length }) => all.splice(0, length))
}

test('an essay in order is told from the same sentences in other orders', async () => {
  const own = (await orderOf(asText(PARAGRAPHS))) ?? 0
  expect(own).toBeGreaterThan(0.85)
  for (const seed of [1, 2, 3, 4, 5]) expect(await orderOf(asText(mixed(seed)))).toBeLessThan(own - 0.1)
})

test('paragraphs that change places cost order', async () => {
  const own = (await orderOf(asText(PARAGRAPHS))) ?? 0
  expect(await orderOf(asText(PARAGRAPHS.toReversed()))).toBeLessThan(own - 0.1)
})

test('the same essay always has the same order, and a few sentences have none', async () => {
  expect(await orderOf(asText(PARAGRAPHS))).toBe(await orderOf(asText(PARAGRAPHS)))
  expect(await orderOf(asText(PARAGRAPHS.slice(0, 2)))).toBeNull()
})
