import { dictionary } from 'cmu-pronouncing-dictionary'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arpabetToIpa, ipaToArpabet } from './ipa.ts'

const pronunciations = Object.values(dictionary).map((pronunciation) => pronunciation.replace(/\s*#.*$/u, ''))

test.each([
  ['HH AH0 L OW1', 'həˈloʊ'],
  ['K AE1 T', 'kæt'],
  ['DH AH0', 'ðə'],
  ['P R OW0 N AH2 N S IY0 EY1 SH AH0 N', 'proʊˌnʌnsiˈeɪʃən'],
  ['S T R AO1 NG G ER0', 'ˈstrɔŋɡɚ'],
  ['AH0 S T AA1 N IH0 SH', 'əˈstɑnɪʃ'],
  ['HH AE P IY', 'hæpi'],
  ['', ''],
])('%s is shown as %s', (arpabet, ipa) => {
  expect(arpabetToIpa(arpabet)).toBe(ipa)
})

test('a dot parts two sounds that would read as one', () => {
  expect(arpabetToIpa('K AO1 R T SH IH2 P')).toBe('ˈkɔrtˌʃɪp')
  expect(arpabetToIpa('N AH1 T SH EH0 L')).toBe('ˈnʌt.ʃɛl')
  expect(arpabetToIpa('S AO1 IH0 NG')).toBe('ˈsɔ.ɪŋ')
})

test.each([
  ['həˈloʊ', 'HH AH0 L OW1'],
  ['həˈləʊ', 'HH AH0 L OW1'],
  ['/kæt/', 'K AE1 T'],
  ['ɹiːd', 'R IY1 D'],
  ['t͡ʃiz', 'CH IY1 Z'],
  ['əˈbaʊt', 'AH0 B AW1 T'],
])('%s is read as %s', (ipa, arpabet) => {
  expect(ipaToArpabet(ipa)).toBe(arpabet)
})

test('every pronunciation of the dictionary keeps its sounds on the way to IPA and back', () => {
  const withoutStress = (pronunciation: string) => pronunciation.replaceAll(/\d/gu, '')
  fc.assert(
    fc.property(fc.nat(pronunciations.length - 1), (index) => {
      const pronunciation = pronunciations[index] ?? ''
      expect(withoutStress(ipaToArpabet(arpabetToIpa(pronunciation)))).toBe(withoutStress(pronunciation))
    }),
    { numRuns: 5000 },
  )
})

test('a word with stress marks keeps them on the way to IPA and back', () => {
  const pronunciation = 'IH2 N T ER0 N AE1 SH AH0 N AH0 L'
  expect(ipaToArpabet(arpabetToIpa(pronunciation))).toBe(pronunciation)
})

test('unknown phones and symbols are refused by name', () => {
  expect(() => arpabetToIpa('HH QQ1')).toThrow('Unknown ARPABET phone "QQ1"')
  expect(() => ipaToArpabet('kʘt')).toThrow('Unknown IPA symbol "ʘ"')
})
