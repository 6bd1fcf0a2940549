import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Transcript } from '../types/transcript.ts'
import { guardTranscript } from './guard-transcript.ts'
import { MAX_TRANSCRIPT_CHARACTERS, transcriptOf } from './transcript-of.ts'

const guarded = (text: string, seconds = 30) => guardTranscript(transcriptOf('service', text), seconds)

test('a usual transcript stays as it is, with its times', () => {
  const text = 'The bridge is old, and the bridge is closed.'
  const words = text.split(' ').map((word, i) => ({ word, start: i, end: i + 1, confidence: 0.9 }))
  const transcript: Transcript = { source: 'service', text, words, confidence: 0.8 }
  expect(guardTranscript(transcript, 30)).toEqual(transcript)
})

test.each([
  [
    'a phrase',
    'Trees cool roads in summer and slow the rain too thank you thank you thank you thank you',
    'Trees cool roads in summer and slow the rain too thank you',
  ],
  ['a word', 'so so so so the river rose and fell', 'so the river rose and fell'],
])('%s that comes more than three times in a row is kept once', (_case, text, kept) => {
  expect(guarded(text)?.text).toBe(kept)
})

test.each(['you you you you you you you you', 'The bus. Thank you. Thank you. Thank you. Thank you. Thank you.'])(
  'a transcript that is mostly loops is none: %s',
  (text) => {
    expect(guarded(text)).toBeNull()
  },
)

test('what a speaker says three times stays', () => {
  expect(guarded('never never never again')?.text).toBe('never never never again')
})

test('a transcript is read as it is seen: what nobody sees parts no word', () => {
  const text = '\u200FThe high\u00ADlands don\u2019t\u200C need\u00A0it\u200E, nai\u0308ve as\u2028they are.'
  expect(guarded(text)?.text).toBe("The highlands don't need it, na\u00EFve as they are.")
})

test('more words than a mouth can say are none', () => {
  const text = Array.from({ length: 60 }, (_, i) => `word${i}`).join(' ')
  expect(guarded(text, 3)).toBeNull()
  expect(guarded(text, 30)).not.toBeNull()
})

/** Words that are no loop: each differs from those before it. */
const many = (count: number, word: (i: number) => string) => Array.from({ length: count }, (_, i) => word(i)).join(' ')
const letters = (i: number) => i.toString(20).replaceAll(/\d/gu, (digit) => 'klmnpqrstv'[Number(digit)] ?? '')

test('a word of more than forty letters is none', () => {
  const flood = 'abcdefghij'.repeat(150)
  expect(guarded(flood, 21)).toBeNull()
  expect(guarded(`The river ${flood} rose.`, 21)?.text).toBe('The river rose.')
  expect(guarded('I cannot say pneumonoultramicroscopicsilicovolcanoconiosis at all', 21)?.text).toBe(
    'I cannot say at all',
  )
})

test.each([
  ['numbers', many(140, (i) => `${1_234_567_890_123 + 7919 * i}`)],
  ['years', many(60, (i) => `${1920 + i}`)],
  ['long words', many(50, (i) => `internationalis${letters(i)}ation`)],
  [
    'letters',
    many(100, (i) => `w${letters(i).replaceAll(/[aeiouy]/gu, 'w')}${letters(7 * i).replaceAll(/[aeiouy]/gu, 'h')}`),
  ],
  ['signs', `It is ${'& % + # '.repeat(60)} so`],
  ['figures', many(140, (i) => `${i}/${i + 1}`)],
])('more %s than a mouth can say in 21 seconds are none', (_case, text) => {
  expect(guarded(text, 21)).toBeNull()
})

test('fast speech with figures and abbreviations stays', () => {
  const text =
    'In 1995 the BBC and ITV showed 24% more films, and by 2004 the www and SMS had taken £1,200 from each of 35 firms, so that managers in Birmingham considered subscriptions.'
  expect(guarded(text, 9)?.text).toBe(text)
  expect(guarded('Photosynthesis and electromagnetism.', 1)).not.toBeNull()
})

test('other scripts are not counted: nothing of them is planned', () => {
  expect(guarded('桥很旧而且已经关闭了所以我们走了另一条路去学校然后我们又回来了'.repeat(3), 5)).not.toBeNull()
})

test.each(['', ' ', '...', '\u0000\n'])('%j is no transcript', (text) => {
  expect(guarded(text)).toBeNull()
})

test('a transcript is never longer than its limit, has no control characters, and is guarded in a moment', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (part) => {
      const result = guarded(part.repeat(30))
      expect(result?.text.length ?? 0).toBeLessThanOrEqual(MAX_TRANSCRIPT_CHARACTERS)
      expect(result?.text ?? '').not.toMatch(/\p{Cc}/u)
    }),
    { numRuns: 100 },
  )
  const before = process.cpuUsage()
  guarded('a '.repeat(500_000))
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
})
