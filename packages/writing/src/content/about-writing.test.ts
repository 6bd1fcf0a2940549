import { expect, test } from 'vitest'
import { parseText } from '../text/parse-text.ts'
import { isAboutWriting } from './about-writing.ts'

const isSaidOfWriting = (text: string) => {
  const parsed = parseText(text)
  return parsed.sentences.every((sentence) => isAboutWriting(parsed, sentence))
}

test.each([
  'I don’t know what I should write.',
  'I do not know what to say here, so I just write.',
  'I have nothing to write.',
  'Sorry, I have no idea what to write.',
  'I am writing some words because the field must not be empty.',
  'I will just type some sentences until it is over.',
  'I have to write something in this box.',
  'My text should not be too short.',
  'Now I only need to reach the word limit.',
  'I am sorry for this text.',
  'I didn’t understand the question.',
  'This task is too difficult.',
  'Maybe tomorrow I will do it better.',
])('a sentence about having to write says nothing of what was asked: %s', (text) => {
  expect(isSaidOfWriting(text)).toBe(true)
})

test.each([
  'I do not know what to say, except thank you.',
  'I am writing to complain about the curtains.',
  'I wrote a few lines about the course in the school newspaper.',
  'I have no idea why the train was late.',
  'I am sorry for the late answer.',
  'I am sorry about my last text message.',
  'I did not understand the bill that you sent me.',
  'The job is very hard.',
  'Next time I will bring a cake.',
  'Please fill in the form before Friday.',
  'There is nothing to eat for the cats.',
  'The box must not be opened before the party.',
  'I need a certificate because I want to write my exam in May.',
  'Could you write a few sentences about me as my former boss?',
])('a sentence of an honest e-mail is not about having to write: %s', (text) => {
  expect(isSaidOfWriting(text)).toBe(false)
})
