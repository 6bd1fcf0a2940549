import { expect, test } from 'vitest'
import type { PartOfSpeech } from './dictionary-pack.ts'
import { checkExamples } from './check-examples.ts'

const meaning = (partOfSpeech: PartOfSpeech, examples: string[] = []) => ({
  partOfSpeech,
  definitions: ['a meaning'],
  examples,
  synonyms: [],
  antonyms: [],
  collocations: [],
  idioms: [],
})
const row = (key: string, ...meanings: ReturnType<typeof meaning>[]) => ({
  key,
  uses: 1,
  entry: { word: key, americanPhonetic: null, britishPhonetic: null, familyWords: [], meanings },
})
const rows = [row('fox', meaning('NOUN')), row('run', meaning('VERB', ['Run!']), meaning('NOUN'))]
const decency = { isShown: () => true, allows: () => true, isDecent: (text: string) => !text.includes('rude') }

const messagesOf = (...examples: string[]) =>
  checkExamples(
    { examples: examples.map((example) => ({ partOfSpeech: 'NOUN', word: 'fox', example })), wordsOfTheDay: [] },
    rows,
    decency,
  ).map(({ field, message }) => `${field} ${message}`)

test('a short sentence that holds a form of the word is right', () => {
  expect(messagesOf('Two foxes crossed the road.', 'A fox asked: "Who are you?"')).toEqual([])
})

test.each([
  ['A dog crossed the road.', 'does not hold the word'],
  ['a fox crossed the road.', 'is no sentence'],
  ['A fox crossed the road', 'is no sentence'],
  ['A fox ran and ran and ran and ran and ran and ran and ran.', 'has more than 14 words'],
  ['A rude fox crossed the road.', 'is not shown to learners'],
])('%s is named, since it %s', (example, message) => {
  expect(messagesOf(example)).toEqual([`NOUN.fox "${example}" ${message}`])
})

test('the same sentence for two words, and a word or part of speech that is no entry, are named', () => {
  expect(messagesOf('A fox ran.', 'A fox ran.')).toEqual(['NOUN.fox "A fox ran." stands twice'])
  const examples = [{ partOfSpeech: 'VERB', word: 'fox', example: 'It foxed me.' } as const]
  expect(checkExamples({ examples, wordsOfTheDay: [] }, rows, decency)).toEqual([
    { file: 'examples.yaml', field: 'VERB.fox', message: 'is no such entry' },
  ])
})

test('a word of the day has an example in its first meaning', () => {
  const problems = checkExamples({ examples: [], wordsOfTheDay: ['run', 'fox'] }, rows, decency)
  expect(problems.map(({ field }) => field)).toEqual(['fox'])
})
