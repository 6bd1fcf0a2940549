import { expect, test } from 'vitest'
import { parseText } from '../../text/parse-text.ts'
import { keptContractions } from './kept-contractions.ts'

/** The text with `wrong` corrected to `right`, as a rule would that read it in full. */
function corrected(text: string, wrong: string, right: string): string {
  const at = text.indexOf(wrong)
  const [sentence] = parseText(text).sentences
  const correction = { start: at, end: at + wrong.length, suggestions: [right] }
  const { start, end, suggestions } = sentence ? keptContractions(sentence, correction) : correction
  return text.slice(0, start) + (suggestions[0] ?? '') + text.slice(end)
}

test.each([
  ['what stays is contracted as it was', "I'm student.", 'student', 'a student', "I'm a student."],
  ['a verb is contracted as the one before', "They's happy.", "'s", 'are', "They're happy."],
  ['a pair is contracted within a correction', "I've 20 years.", "I've 20 years", 'I am 20', "I'm 20."],
  ['what cannot be contracted is written in full', "He's here yesterday.", "'s", 'was', 'He was here yesterday.'],
  ['a helper fits what is left', "He don't know.", 'do', 'does', "He doesn't know."],
  ['a helper that loses letters', "I can't to know.", 'ca', 'will', "I won't to know."],
  ['all is written in full where a part cannot stay', "I can't always.", "n't", 'always', 'I can always always.'],
  ['the apostrophe is the one typed', 'They’s happy.', '’s', 'are', 'They’re happy.'],
  ['who does not contract is not made to', 'They is happy, it’s true.', 'is', 'are', 'They are happy, it’s true.'],
  ['nothing is joined at an end', "I know where's he.", "where's he", 'where he is', 'I know where he is.'],
  ['“’s” of an owner stays', "John's car are old.", 'are', 'is', "John's car is old."],
])('%s: “%s”', (_rule, text, wrong, right, sentence) => {
  expect(corrected(text, wrong, right)).toBe(sentence)
})
