import { expect, test } from 'vitest'
import { inFull } from './in-full.ts'
import { parseText } from './parse-text.ts'

const fullOf = (text: string) => parseText(text).sentences.flatMap((sentence) => inFull(sentence).tokens)

test.each([
  ["I'm student and they're late.", 'i am student and they are late .'],
  ['I’ll go, but she won’t.', 'i will go , but she will not .'],
  ["He's been here, it's made of wood.", 'he has been here , it is made of wood .'],
  ["I can't, I'd like to, we've 3 cars.", 'i can not , i would like to , we have 3 cars .'],
  ["John's friends' car, let's go.", "john 's friends ' car , let 's go ."],
  ["The problem's that my brother's a student.", 'the problem is that my brother is a student .'],
  ["She would've gone, who'd know?", 'she would have gone , who would know ?'],
  ["Don't you know? They don't.", "do n't you know ? they do not ."],
])('“%s” is read as “%s”', (text, full) => {
  expect(
    fullOf(text)
      .map(({ lower }) => lower)
      .join(' '),
  ).toBe(full)
})

test('tokens keep their places in the text as typed', () => {
  const text = 'Well,  I’m sure she can’t come.'
  expect(fullOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(
    'Well , I ’m sure she ca n’t come .'.split(' '),
  )
})

test('a contraction is tagged as its full form is', () => {
  const tagged = (text: string) => fullOf(text).map(({ text: word, lemma, pos }) => `${word} ${lemma} ${pos}`)
  expect(tagged("I'm student.")).toEqual(tagged('I am student.'))
  expect(tagged("She'd like it, but can't.")).toEqual(tagged('She would like it, but can not.'))
})

test('a sentence without contractions is itself', () => {
  const [sentence] = parseText('I am a student.').sentences
  expect(sentence && inFull(sentence)).toBe(sentence)
})
