import { expect, test } from 'vitest'
import { parseText } from '../text/parse-text.ts'
import { isPleasantry } from './pleasantries.ts'

const areAllPleasantries = (text: string) => {
  const parsed = parseText(text)
  return parsed.sentences.every((sentence) => isPleasantry(parsed, sentence))
}

test.each([
  'I hope this e-mail finds you well.',
  'I hope that you and your family are doing well.',
  'I hope everything is fine.',
  'Thank you very much for everything that you have done.',
  'Thanks for your quick reply.',
  'I really appreciate your time.',
  'Please let me know if there is anything that I can do for you.',
  'Let me know if you need anything.',
  'I am always happy to help.',
  'I look forward to hearing from you soon.',
  'Please do not hesitate to contact me.',
  'Please feel free to call me.',
  'I wish you all the best.',
  'I wish you and your family a nice weekend.',
  'Have a nice day!',
  'How are you?',
])('%s fits every e-mail', (text) => {
  expect(areAllPleasantries(text)).toBe(true)
})

test.each([
  'Thank you for the plants that you watered.',
  'Thank you for offering me the position.',
  'I appreciate the time you took to show me the clinic.',
  'I hope that the heating will be repaired this week.',
  'I look forward to the course in March.',
  'Let me know if Friday suits you.',
  'I would be happy to help to organise the games.',
  'I asked her how are you feeling after the operation.',
  'I hope you are able to fix my phone.',
  'We had a nice evening at your house.',
  'I wish I could come to the party.',
  'Please call me about the key card.',
])('%s does not', (text) => {
  expect(areAllPleasantries(text)).toBe(false)
})
