import type { SpokenWord } from '@rehearsal/exam/score'
import { expect, test } from 'vitest'
import { ipaOfPhone } from '@rehearsal/phonetics/phones/ipa-of-phone'
import { heardWords, transcribedWords } from './spoken-words.ts'

const word = (changes: Partial<SpokenWord>): SpokenWord => ({
  word: 'tide',
  index: 0,
  status: 'correct',
  score: 2,
  start: 1,
  end: 1.4,
  ...changes,
})
const lookOf = (changes: Partial<SpokenWord>) => heardWords('Tide', [word(changes)], [])[0]?.look

test.each([
  [{ score: 2 }, 'correct'],
  [{ score: 1.5 }, 'correct'],
  [{ score: 1.49 }, 'unclear'],
  [{ score: 0.49 }, 'wrong'],
  [{ status: 'replaced', score: 2 }, 'wrong'],
  [{ status: 'omitted', score: null }, 'left-out'],
  [{ status: 'inserted' }, 'added'],
  [{ status: 'repeated' }, 'added'],
] as const)('a word heard as %o is %s', (changes, look) => {
  expect(lookOf(changes)).toBe(look)
})

test('words of the text keep its spelling and punctuation, added words stand between them', () => {
  const words = [word({ word: 'the' }), word({ word: 'um', status: 'inserted', index: 1 }), word({ index: 1 })]
  expect(heardWords('The tide.', words, []).map(({ word: shown }) => shown)).toEqual(['The', 'um', 'tide.'])
})

test('a text that the engine counts otherwise is shown as the engine counts it', () => {
  const words = [word({ word: 'twenty' }), word({ word: 'one', index: 1 })]
  expect(heardWords('21', words, []).map(({ word: shown }) => shown)).toEqual(['twenty', 'one'])
})

test('a word that was left out cannot be heard', () => {
  expect(heardWords('Tide', [word({ status: 'omitted' })], [])[0]?.clip).toBeNull()
})

test('phones are written in IPA, with or without stress; an unknown one stands for itself', () => {
  expect(['DH', 'AE1', 't', 'QQ'].map(ipaOfPhone)).toEqual(['ð', 'æ', 't', 'QQ'])
})

test.each(['omitted', 'replaced'] as const)(
  'a word that a recogniser wrote down and that sounds %s may be misheard: no slip is told of it',
  (status) => {
    const [said, doubted] = transcribedWords([word({}), word({ status, score: null, index: 1 })], [])
    expect(said).toMatchObject({ look: 'correct', isUnsure: false })
    expect(doubted).toMatchObject({ look: 'unclear', isUnsure: true, isReplaced: false })
  },
)
