import { expect, test } from 'vitest'
import { wordVectors } from '../../meaning/sentence-vectors.ts'
import { compareTexts } from './compare-texts.ts'
import { readComparedText } from './read-words.ts'

const vectorOf = await wordVectors()
const compare = (a: string, b: string) => compareTexts(readComparedText(a, vectorOf), readComparedText(b, vectorOf))

test('an opposite beside a word of both texts is told, and none where both are denied otherwise', () => {
  expect(compare('Sales fell in spring.', 'Sales rose in the spring.').opposedNear).toBeGreaterThan(0)
  expect(compare('Sales did not fall in spring.', 'Sales rose in spring.').opposed).toBe(0)
  expect(compare('Sales climbed in spring.', 'Sales rose in spring.').opposed).toBe(0)
})

test('what only one of two texts denies is told', () => {
  expect(compare('The bridge was not repaired.', 'The bridge was repaired.').denied).toBeGreaterThan(0.8)
  expect(compare('The bridge was never repaired.', 'They did not repair the bridge.')).toMatchObject({
    denied: 0,
    bothDenied: 1,
  })
  expect(compare('Not only was the bridge repaired.', 'The bridge was repaired.').denied).toBe(0)
})

test('figures, times and sides of a comparison that differ are told', () => {
  expect(compare('64 people phoned.', 'Eighty-six people phoned.')).toMatchObject({ otherFigures: 1 })
  expect(compare('86 people phoned.', 'Eighty-six people phoned.')).toMatchObject({ haveFigures: 1, otherFigures: 0 })
  expect(compare('We meet on Monday.', 'We meet on Fridays.')).toMatchObject({ sameTime: 0, otherTime: 1 })
  expect(compare('Buses are slower than trains.', 'Trains are faster than buses.').comparedOtherwise).toBe(1)
})

test('nouns that change places are told', () => {
  expect(compare('The dog bit the man.', 'The man bit the dog.').turned).toBe(1)
  expect(compare('The man bit the dog.', 'The man bit the dog.').turned).toBe(0)
})
