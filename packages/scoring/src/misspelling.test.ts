import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMisspelling, isSpellingWord, misspellingsIn, type WordFacts } from './misspelling.ts'

const words = new Set(
  `the there their exam exams quiet quite bridge ridge we saw see seen old fell colour color weak week live leave
  run running government collar a`.split(/\s+/u),
)
const alike = new Set(['their there', 'there their', 'week weak', 'weak week'])
const twins = new Set(['colour color', 'color colour'])
const facts: WordFacts = {
  isWord: (text) => words.has(text),
  soundAlike: (one, other) => alike.has(`${one} ${other}`),
  areOneWord: (one, other) => twins.has(`${one} ${other}`),
}

test.each([
  ['a missing letter is a slip', 'government', 'goverment', true],
  ['a letter too many is a slip', 'until', 'untill', true],
  ['swapped letters are a slip', 'friend', 'freind', true],
  ['a doubled letter left out is a slip, though the lemma is a word', 'running', 'runing', true],
  ['a word written by ear is a slip', 'physician', 'fizishan', true],
  ['a word that sounds the same is a slip', 'their', 'there', true],
  ['the same letters with two swapped are a slip, also where they make a word', 'quiet', 'quite', true],
  ['case is no slip', 'Bridge', 'BRIDGE', false],
  ['a curly apostrophe is no slip', "don't", 'don’t', false],
  ['what nobody sees is no slip', 'bridge', 'bri\u200Cdge\u200F', false],
  ['a word in letters that look the same is no slip', 'exam', '\u0435xam', false],
  ['a missing apostrophe is a slip', "don't", 'dont', true],
  ['nothing is no slip: the word was not heard, or time ran out', 'bridge', '', false],
  ['another word that is near was heard wrong', 'bridge', 'ridge', false],
  ['another form of the word is a matter of grammar', 'exams', 'exam', false],
  ['another word far off was heard wrong', 'bridge', 'government', false],
  ['letters far off were not heard', 'bridge', 'xqz', false],
  ['two words are no slip of one', 'bridge', 'brid ge', false],
  ['the American spelling is no slip', 'colour', 'color', false],
  ['a word far from both spellings is no slip', 'colour', 'kuhlrs', false],
  ['a slip near the British spelling is one', 'colour', 'coulour', true],
  ['words of two letters are not for spelling', 'of', 'ov', false],
  ['a number is not for spelling', '1990', '1980', false],
  ['another script is no slip', 'bridge', 'پل', false],
])('%s', (_rule, word, typed, expected) => {
  expect(isMisspelling(word, typed, facts)).toBe(expected)
})

test.each([
  ['bridge', true],
  ["don't", true],
  ['well-known', true],
  ['of', false],
  ["i'm", false],
  ['25th', false],
  ['two words', false],
  ['-a-b', false],
  ['x'.repeat(65), false],
])('whether %s can stand in a spelling book: %s', (word, expected) => {
  expect(isSpellingWord(word)).toBe(expected)
})

const slips = (sentence: string, typed: string) =>
  misspellingsIn(sentence.split(' '), typed.split(' '), facts).map((slip) => `${slip.word}:${slip.typed}`)

test.each([
  ['a slip stands beside its word', 'we saw the bridge', 'we saw the brige', ['bridge:brige']],
  ['also after a word that was left out', 'we saw the bridge', 'we saw brige', ['bridge:brige']],
  ['also after a word too many', 'we saw bridge', 'we saw the brige', ['bridge:brige']],
  ['a word that was not heard is no slip', 'we saw the bridge', 'we saw the', []],
  ['another word is no slip', 'we saw the bridge', 'we see the bridge', []],
  [
    'two slips are two',
    'the government bridge fell',
    'the goverment brige fell',
    ['government:goverment', 'bridge:brige'],
  ],
  ['a word said right elsewhere is no slip', 'the bridge their bridge', 'the bridge their bridge', []],
])('%s', (_rule, sentence, typed, expected) => {
  expect(slips(sentence, typed)).toEqual(expected)
})

const sentences = fc.array(fc.constantFrom('bridge', 'brige', 'saw', 'government', 'goverment', 'x'), { maxLength: 9 })

test('every slip is one by its own, in the order of the sentence, and a word has at most one', () => {
  fc.assert(
    fc.property(sentences, sentences, (said, typed) => {
      const found = misspellingsIn(said, typed, facts)
      expect(found.length).toBeLessThanOrEqual(Math.min(said.length, typed.length))
      for (const slip of found) expect(isMisspelling(slip.word, slip.typed, facts)).toBe(true)
    }),
  )
})

test('a sentence typed as it was said has no slip', () => {
  fc.assert(
    fc.property(sentences, (said) => {
      expect(misspellingsIn(said, said, facts)).toEqual([])
    }),
  )
})
