import { expect, test } from 'vitest'
import { parseText } from '../text/parse-text.ts'
import { openingLinks } from './opening-links.ts'

const plain = ['Towns grow.', 'Rents rise.', 'Families move away.', 'Schools lose pupils.', 'Shops close early.']
const linked = (count: number) => {
  const adverbs = ['However', 'Moreover', 'Therefore', 'In addition', 'As a result']
  return parseText(plain.map((each, i) => (i < count ? `${adverbs[i] ?? ''}, ${each}` : each)).join(' '))
}

test('adverbs that open sentences link them, up to a moderate number', () => {
  expect(openingLinks(linked(0))).toMatchObject({ counted: [], surplus: 0 })
  expect(openingLinks(linked(2))).toMatchObject({ counted: ['however', 'moreover'], surplus: 0 })
  expect(openingLinks(linked(5))).toMatchObject({ counted: ['however', 'moreover'], surplus: 3 })
})

test('the longest phrase is the one that opens the sentence', () => {
  const { tokens } = openingLinks(parseText('On the other hand, rents rise.'))
  expect([...tokens].map(({ lower }) => lower)).toEqual(['on', 'the', 'other', 'hand'])
})
