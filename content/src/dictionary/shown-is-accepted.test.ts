import { phonesOfBritishIpa } from '@rehearsal/phonetics/accents/british-phones'
import { isVowel } from '@rehearsal/phonetics/phones/arpabet'
import { phonesOfIpa } from '@rehearsal/phonetics/phones/ipa-of-phone'
import { acceptedOfTextWord } from '@rehearsal/phonetics/pronunciation/pronounce'
import { stressedSyllables } from '@rehearsal/phonetics/pronunciation/stress-patterns'
import { tokenize } from '@rehearsal/phonetics/text/tokenize'
import { expect, test } from 'vitest'
import { packFolder } from '../pack-stamp.mjs'
import { dictionaryRowsSchema, readDictionaryManifest, readDictionaryParts } from './dictionary-pack.ts'

async function readEntries() {
  const entries = []
  for await (const part of readDictionaryParts(packFolder, await readDictionaryManifest(packFolder)))
    entries.push(...dictionaryRowsSchema.parse(JSON.parse(part)).map(({ entry }) => entry))
  return entries
}

type Write = (phones: readonly string[]) => string
const written: Write = (phones) => phones.map((phone) => `${phone} `).join('')
/** With a weak vowel and r before a vowel as two sounds, as they are where one word of middle-of-the-road ends. */
const writtenApart: Write = (phones) => written(phones).replaceAll(/ER (?=[AEIOU])/gu, 'AH R ')

/** Whether the engine takes these sounds for a reading of the text: word for word, each in one of the ways that count as right. */
function isAccepted(text: string, phones: readonly string[], write = written): boolean {
  const said = write(phones)
  let ends = new Set([0])
  for (const word of tokenize(text)) {
    const ways = acceptedOfTextWord(word).map(write)
    ends = new Set(
      [...ends].flatMap((at) => ways.flatMap((way) => (said.startsWith(way, at) ? [at + way.length] : []))),
    )
  }
  return ends.has(said.length)
}

function isBritishAccepted(text: string, ipa: string): boolean {
  // An r that links two words is said by neither alone.
  const phones = phonesOfBritishIpa(ipa.replaceAll(/r(?= )/gu, ''))
  return [written, writtenApart].some((write) => isAccepted(text, phones, write))
}

test('what the dictionary shows for either country, of every entry, is what the engine accepts', async () => {
  const entries = await readEntries()
  const refused = entries.flatMap(({ word, americanPhonetic, britishPhonetic }) => [
    ...(americanPhonetic === null || isAccepted(word, phonesOfIpa(americanPhonetic))
      ? []
      : [`${word} US ${americanPhonetic}`]),
    ...(britishPhonetic === null || isBritishAccepted(word, britishPhonetic) ? [] : [`${word} UK ${britishPhonetic}`]),
  ])
  expect(entries.filter(({ britishPhonetic }) => britishPhonetic !== null).length).toBeGreaterThan(40_000)
  expect(refused).toEqual([])
})

test('where it shows the stress of a word, the engine accepts that too', async () => {
  const words = (await readEntries()).filter(({ word }) => /^\p{L}+$/u.test(word))
  const refused = words.flatMap(({ word, americanPhonetic, britishPhonetic }) => [
    ...(isStressAccepted(word, americanPhonetic, phonesOfIpa) ? [] : [`${word} US ${americanPhonetic}`]),
    ...(isStressAccepted(word, britishPhonetic, phonesOfBritishIpa) ? [] : [`${word} UK ${britishPhonetic}`]),
  ])
  expect(refused).toEqual([])
})

function isStressAccepted(word: string, ipa: string | null, read: (ipa: string) => string[]): boolean {
  const [, stressedPart] = ipa?.split('ˈ') ?? []
  if (ipa === null || stressedPart === undefined) return true
  const syllables = (part: string) => read(part).filter(isVowel).length
  return stressedSyllables(word, read(ipa)).includes(syllables(ipa) - syllables(stressedPart))
}
