import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleOf, piecesOf } from './example-of.ts'

const meaning = (examples: string[]) => ({
  partOfSpeech: 'VERB' as const,
  definitions: ['to run'],
  examples,
  synonyms: [],
  antonyms: [],
  collocations: [],
  idioms: [],
})
const hiddenIn = (text: string, word: string) =>
  piecesOf(text, word).flatMap((piece) => (piece.isHidden ? [piece.text] : []))

test.each([
  ['They run, and ran before.', 'run', ['run', 'ran']],
  ['Running is fun.', 'run', ['Running']],
  ['The mice are out.', 'mouse', ['mice']],
  ['Rugs are old.', 'run', []],
  ['He carried out the plan: carry out!', 'carry out', ['carry out']],
])('in "%s" what gives %s away is hidden', (text, word, hidden) => {
  expect(hiddenIn(text, word)).toEqual(hidden)
})

test('the pieces are the text, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 1 }), (text, word) => {
      expect(
        piecesOf(text, word)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('the first example that holds the word is taken, and there may be none', () => {
  const found = exampleOf({ word: 'run', meanings: [meaning(['Walk on.']), meaning(['We run home.'])] })
  expect(found).toEqual([
    { text: 'We ', isHidden: false },
    { text: 'run', isHidden: true },
    { text: ' home.', isHidden: false },
  ])
  expect(exampleOf({ word: 'run', meanings: [meaning(['Walk on.'])] })).toBeNull()
})
