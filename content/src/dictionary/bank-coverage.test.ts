import { expect, test } from 'vitest'
import { coverageOf, namesIn, wordTypesOf } from './bank-coverage.ts'
import type { DictionaryRow } from './dictionary-pack.ts'

const row = (key: string, phonetic: string | null, examples: string[]): DictionaryRow => ({
  key,
  uses: 10,
  entry: {
    word: key,
    americanPhonetic: phonetic,
    britishPhonetic: phonetic,
    familyWords: [],
    meanings: [
      {
        partOfSpeech: 'VERB',
        definitions: [key],
        examples,
        synonyms: [],
        antonyms: [],
        collocations: [],
        idioms: [],
      },
    ],
  },
})

test('words of texts are counted once each, without capitals, digits and single letters', () => {
  expect([...wordTypesOf(['The cat’s 3 cats, a Cat.', 'THE end'])]).toEqual(['the', 'cat’s', 'cats', 'cat', 'end'])
})

test('what stands with a capital inside a sentence, and nowhere without one, is a name; it is no word, and neither is what is theirs', () => {
  const texts = ['Then Hana met Omar’s aunt, Rose. The rose was for Paris.', 'Hurry, and thank the aunt.']
  expect([...namesIn(texts)]).toEqual(['hana', 'omar', 'paris'])
  expect([...wordTypesOf(['Hana met Omar’s aunt.'], namesIn(texts))]).toEqual(['met', 'aunt'])
})

test('endings and syllables that a text cites between quotation marks are no words; a cited word and a compound are', () => {
  const texts = ['It ends in “-ance”, so beat "dif-fer-ences" and “pre-”.', 'A "new" well-known "so-called rule"']
  const words = ['it', 'ends', 'in', 'so', 'beat', 'and', 'new', 'well', 'known', 'called', 'rule']
  expect([...wordTypesOf(texts)]).toEqual(words)
})

test('a word is found by any of its forms, and what is missing, silent or without an example is named', () => {
  const rows = [row('run', 'rʌn', ['Run!']), row('sit', null, [])]
  expect(coverageOf(new Set(['running', 'ran', 'sat', 'qzx']), rows)).toEqual({
    types: 4,
    found: 3,
    withPhonetics: 2,
    withExamples: 2,
    missing: ['qzx'],
    silent: ['sat'],
    withoutExample: ['sat'],
  })
})
