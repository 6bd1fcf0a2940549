import { expect, test } from 'vitest'
import { goodVoices, regionOf } from './good-voices.ts'

const voice = (name: string, lang: string, voiceURI = name) => ({ name, lang, voiceURI })

test.each([
  ['en-AU', 'AU'],
  ['en_AU', 'AU'],
  ['en-Latn-GB', 'GB'],
  ['en-us', 'US'],
  ['en', null],
  ['en-x-private', null],
])('the accent of a voice is the region of its tag %s: %s', (lang, region) => {
  expect(regionOf(lang)).toBe(region)
})

test('English voices of every region are offered, Australian among them; other languages are not', () => {
  const voices = [
    voice('Karen', 'en-AU'),
    voice('Daniel', 'en-GB'),
    voice('Amélie', 'fr-CA'),
    voice('Samantha', 'en-US'),
  ]
  expect(goodVoices(voices).map(({ name }) => name)).toEqual(['Karen', 'Daniel', 'Samantha'])
})

test('voices of old synthesisers and jokes are not offered', () => {
  const voices = [
    voice('English (Great Britain)+Alicia espeak-ng', 'en-GB'),
    voice('Zarvox', 'en-US'),
    voice('Bad News', 'en-US'),
    voice('Karen', 'en-AU', 'com.apple.voice.compact.en-AU.Karen'),
    voice('Karen (Premium)', 'en-AU', 'com.apple.voice.premium.en-AU.Karen'),
  ]
  expect(goodVoices(voices).map(({ name }) => name)).toEqual(['Karen (Premium)'])
})

test('a voice whose region is not known stands last', () => {
  expect(goodVoices([voice('Any', 'en'), voice('Karen', 'en-AU')]).map(({ name }) => name)).toEqual(['Karen', 'Any'])
})
