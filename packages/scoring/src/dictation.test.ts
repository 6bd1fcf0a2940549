import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markDictation, wordsOf } from './dictation.ts'

const marks = (sentence: string, typed: string) =>
  markDictation(sentence, typed).filter(({ isCorrect }) => isCorrect).length

test.each([
  ['the sentence itself earns every word', 'The exam starts soon.', 'The exam starts soon.', 4],
  ['case does not count', 'The Exam starts soon.', 'the exam STARTS soon', 4],
  ['punctuation does not count', 'First, read; then write.', 'First read then write', 4],
  ['a misspelt word earns nothing', 'Government policy changed.', 'Goverment policy changed.', 2],
  ['a missing word costs only itself', 'We saw the old bridge.', 'We saw old bridge.', 4],
  ['an extra word costs nothing', 'We saw the bridge.', 'We all saw the old bridge.', 4],
  ['a missing plural costs the word', 'Two books fell.', 'Two book fell.', 2],
  ['words in another order earn the longest run', 'one two three four', 'three four one two', 2],
  ['a word said twice earns twice', 'that that is', 'that that is', 3],
  ['a word typed twice earns once when said once', 'it is late', 'it it is late', 3],
  ['curly and straight apostrophes are one', 'It’s the teacher’s desk.', "It's the teacher's desk", 4],
  ['a contraction is not its long form', "It's late.", 'It is late.', 1],
  ['a hyphen parts words', 'a well-known fact', 'a well known fact', 4],
  ['a dash parts words as a hyphen does', 'a well-known fact', 'a well\u2013known fact', 4],
  [
    'what nobody sees parts no word',
    'The highlands are cold.',
    '\u200FThe high\u00ADlands\u200C are\u200B cold\u200E',
    4,
  ],
  ['an accent key is an apostrophe', "It's the teacher's desk.", 'It`s the teacher\u00B4s desk', 4],
  ['letters and digits of other keyboards are theirs', 'Room 25 is free.', '\uFF32oom \u06F2\u06F5 is free\u3002', 4],
  ['ligatures of a PDF are letters', 'The office is open.', 'The of\uFB01ce is open', 4],
  ['decomposed accents are the letters', 'The caf\u00E9 is na\u00EFve.', 'The cafe\u0301 is nai\u0308ve', 4],
  ['an empty answer earns nothing', 'The exam starts soon.', '', 0],
  ['a text in another script earns nothing', 'The exam starts soon.', 'امتحان زود شروع می‌شود', 0],
])('%s', (_rule, sentence, typed, earned) => {
  expect(marks(sentence, typed)).toBe(earned)
})

test('a wrong word is shown beside the word it stands for', () => {
  expect(markDictation('We saw the bridge.', 'We seen the brige.')).toEqual([
    { correct: 'We', given: 'We', isCorrect: true },
    { correct: 'saw', given: 'seen', isCorrect: false },
    { correct: 'the', given: 'the', isCorrect: true },
    { correct: 'bridge', given: 'brige', isCorrect: false },
  ])
})

test('what is shown of both texts is as it was typed, without what stands around its words', () => {
  expect(
    markDictation('The teacher\u2019s room 25.', '\u200Fthe teacher\u00B4s \u201C\uFF32oom\u201D \u06F2\u06F5\u3002'),
  ).toEqual([
    { correct: 'The', given: 'the', isCorrect: true },
    { correct: 'teacher\u2019s', given: 'teacher\u00B4s', isCorrect: true },
    { correct: 'room', given: '\uFF32oom', isCorrect: true },
    { correct: '25', given: '\u06F2\u06F5', isCorrect: true },
  ])
  expect(wordsOf('high\u00ADlands of\uFB01ce cafe\u0301\u200E')).toEqual([
    'high\u00ADlands',
    'of\uFB01ce',
    'cafe\u0301',
  ])
})

const sentences = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 }).map((words) => words.join(' '))

test('marks never exceed the words said or the words typed, and typing more never loses a mark', () => {
  fc.assert(
    fc.property(sentences, sentences, fc.constantFrom('a', 'b', 'x'), (sentence, typed, extra) => {
      const earned = marks(sentence, typed)
      expect(earned).toBeLessThanOrEqual(Math.min(wordsOf(sentence).length, wordsOf(typed).length))
      expect(marks(sentence, `${typed} ${extra}`)).toBeGreaterThanOrEqual(earned)
    }),
  )
})

test('every dictated word has one row', () => {
  fc.assert(
    fc.property(sentences, sentences, (sentence, typed) => {
      expect(markDictation(sentence, typed).map(({ correct }) => correct)).toEqual(wordsOf(sentence))
    }),
  )
})
