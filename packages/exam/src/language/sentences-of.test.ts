import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentencesOf } from './sentences-of.ts'

test.each<[string, string, string[]]>([
  ['full stops end sentences, which keep them', 'Trees cool. They slow rain.', ['Trees cool.', 'They slow rain.']],
  ['empty pieces are dropped', ' . .. Trees cool. . ', ['Trees cool.']],
  ['a text without a full stop is one sentence', 'What is the main idea?', ['What is the main idea?']],
  [
    'a decimal point ends nothing',
    'It rose by 3.5 per cent. Then it fell.',
    ['It rose by 3.5 per cent.', 'Then it fell.'],
  ],
  ['titles and initials end nothing', 'Dr. Lee met J. Smith. They spoke.', ['Dr. Lee met J. Smith.', 'They spoke.']],
  ['"e.g." ends nothing', 'Use tools, e.g. a saw. Cut it.', ['Use tools, e.g. a saw.', 'Cut it.']],
  ['what closes after a full stop belongs to it', 'He said "Stop." She went.', ['He said "Stop."', 'She went.']],
  ['dots that trail off end once', 'And then... Silence.', ['And then...', 'Silence.']],
  ['a line of gaps alone is no sentence', '____. ____', []],
])('%s', (_rule, text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

test('no letter of a text is lost or doubled', () => {
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const text = fc
    .array(fc.constantFrom('Trees', 'rain', '3.5', 'Dr.', '.', '. ', ' ', '"', '?', 'é'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (any) => {
      expect(letters(sentencesOf(any).join(''))).toBe(letters(any))
    }),
  )
})
