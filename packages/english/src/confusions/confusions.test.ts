import { expect, test } from 'vitest'
import { parseEntries } from '../data/read-entries.ts'
import { confusionsOf, isAsked } from './confusions.ts'

const read = (...lines: readonly string[]) =>
  confusionsOf(parseEntries('confusions.txt', lines.join('\n'), (text) => text))
const EXAMPLE = 'I like [wether > weather].'

test('an entry says which neighbours it asks for: these words, a named set without a word, any but these', () => {
  const [entry] = read(`wether > weather | @poss -its nice | -or | ${EXAMPLE}`).get('wether') ?? []
  const asked = (words: readonly string[], side = entry?.behind) =>
    words.filter((word) => side !== undefined && isAsked(side, word))
  expect(asked(['my', 'their', 'its', 'nice', 'the'])).toEqual(['my', 'their', 'nice'])
  expect(asked(['or', 'and'], entry?.before)).toEqual(['and'])
})

test('of two entries the one that asks more sides is asked first, wherever it stands', () => {
  const entries = read(
    `wether > weather | the | . | ${EXAMPLE}`,
    `wether > wetter | * | * | ${EXAMPLE}`,
    `wether > whether | know | * | ${EXAMPLE}`,
  )
  expect(entries.get('wether')?.map(({ right }) => right)).toEqual(['weather', 'whether', 'wetter'])
})

const rivals = (one: string, other: string) =>
  read(`wether > weather | ${one} | ${EXAMPLE}`, `wether > whether | ${other} | ${EXAMPLE}`)

test.each([
  ['neither asks the side of the other', 'the | *', '* | of'],
  ['they have a neighbour in common', 'the a | of', '@the | of .'],
])('two that correct one place differently and ask equally much are refused: %s', (_, one, other) => {
  expect(() => rivals(one, other)).toThrow('confusions.txt:2 may stand where line 1 stands, and corrects it otherwise')
})

test.each([
  ['they have no neighbour in common', 'the | *', 'a | *'],
  ['one takes away the only neighbour of the other', 'the | *', '-the | of'],
  ['one asks more', 'the | of', 'the | *'],
])('two that correct one word differently may stand beside each other: %s', (_, one, other) => {
  expect(rivals(one, other).get('wether')).toHaveLength(2)
})

test.each([
  [`a > b | the | ${EXAMPLE}`, 'write “wrong > right | behind these | before these | example”'],
  [`a > b | @posh | * | ${EXAMPLE}`, 'names “@posh”, which is no class and no set of data/classes/named-sets.txt'],
])('a broken line is refused: %s', (line, fault) => {
  expect(() => read(line)).toThrow(`confusions.txt:1 ${fault}`)
})
