import { expect, test } from 'vitest'
import { parseEntries } from '../data/read-entries.ts'
import { FINITE_BE, POSSESSIVES } from './classes.ts'
import { NAMED_SETS, wordsNamed } from './named-sets.ts'

const [entry = { text: '', comment: undefined, file: '', line: 0, where: '' }] = parseEntries('frames.txt', 'a | b')

test('a class is named as its file is, and a set may be made of classes', () => {
  expect(NAMED_SETS.get('@finite-be')).toBe(FINITE_BE)
  expect(NAMED_SETS.get('@poss')).toEqual(POSSESSIVES)
  expect(NAMED_SETS.get('@us')).toEqual(new Set(['me', 'him', 'us', 'them', 'you']))
})

test('a column names words and sets, and takes words away from both', () => {
  expect(wordsNamed(entry, '@finite-be -am -was become')).toEqual({
    words: new Set(['is', 'are', 'were', 'become']),
    without: new Set(['am', 'was']),
  })
})

test('a set that there is not is refused, with the line that names it', () => {
  expect(() => wordsNamed(entry, '@posh')).toThrow('frames.txt:1 names “@posh”, which is no class and no set')
})

test('a column that lists the words of a set is refused, with the name of the set', () => {
  expect(() => wordsNamed(entry, 'the a an @poss')).toThrow(
    'frames.txt:1 lists “the a an”, which is @articles: write that',
  )
  expect(wordsNamed(entry, 'a an').words).toEqual(new Set(['a', 'an']))
})
