import { expect, test } from 'vitest'
import { parseText } from '../text/parse-text.ts'
import { correctedSentence } from './corrected-sentence.ts'
import type { Mark } from './mark.ts'

const text = 'It rains. He have many informations.'
const [, sentence = { tokens: [], start: 0, end: 0 }] = parseText(text).sentences
const mark = (wrong: string, suggestions: string[], type: Mark['type'] = 'GRAMMAR_MINOR'): Mark => {
  const start = text.indexOf(wrong)
  return { code: 'modal-base', type, start, end: start + wrong.length, message: '', suggestions }
}

test('what can be put right in one way is, and places find their way back', () => {
  const corrected = correctedSentence(text, sentence, [mark('have', ['has'])])
  expect(corrected.text).toBe('He has many informations.')
  expect(corrected.toOriginal('He has many'.length, 'end')).toBe('He have many'.length)
})

test('what may be put right in several ways stays, but for spelling', () => {
  expect(correctedSentence(text, sentence, [mark('have', ['has', 'had'])]).text).toBe('He have many informations.')
  expect(correctedSentence(text, sentence, [mark('have', ['has', 'had'], 'SPELLING')]).text).toBe(
    'He has many informations.',
  )
})

test('errors of other sentences are not this one’s', () => {
  expect(correctedSentence(text, sentence, [mark('rains', ['snows'])]).text).toBe('He have many informations.')
})
