import { expect, test } from 'vitest'
import { readAnnotatedSentences } from './annotated-sentence.ts'
import { compareMarks } from './compare-marks.ts'

const word = (text: string, wrong: string, type: 'GRAMMAR_MINOR' | 'CORRECT' = 'GRAMMAR_MINOR') => {
  const start = text.indexOf(wrong)
  return {
    word: wrong,
    type,
    grammarErrorType: 'NONE' as const,
    suggestion: null,
    explanation: null,
    span: [start, start + wrong.length] satisfies [number, number],
  }
}

function compared(line: string, ...marked: string[]) {
  const [sentence] = readAnnotatedSentences(line)
  if (sentence === undefined) throw new Error('The line holds no sentence.')
  return compareMarks(
    sentence,
    marked.map((each) => word(sentence.text, each)),
  )
}

test('a mark on a changed word is right and finds it', () => {
  expect(compared('He {go|goes|agreement} home.', 'go')).toEqual({
    marked: [{ word: 'go', isRight: true }],
    wanted: [{ wrong: 'go>goes', category: 'agreement', isFound: true }],
  })
})

test('a mark on a right word is wrong and finds nothing', () => {
  expect(compared('He {go|goes|agreement} home.', 'home')).toMatchObject({
    marked: [{ isRight: false }],
    wanted: [{ isFound: false }],
  })
})

test('a missing word is found by a mark on the word behind it', () => {
  expect(compared('She is {|a|article} nurse.', 'nurse').wanted).toMatchObject([{ isFound: true }])
})

test('every word of a longer change counts', () => {
  expect(compared('We {not protect|do not protect|verb} it.', 'not').wanted).toHaveLength(2)
})
