import { dictionary } from 'cmu-pronouncing-dictionary'
import { expect, test } from 'vitest'
import { withoutStress } from '../phones/arpabet.ts'
import { phonesOfIpa } from '../phones/ipa-of-phone.ts'
import { americanIpa } from './american-ipa.ts'

test.each([
  ['D IH2 S AY1 D', 'dɪˈsaɪd'],
  ['AH1 N D ER0 S T AE1 N D', 'ˌʌndɚˈstænd'],
  ['AH2 N HH AE1 P IY0', 'ˌʌnˈhæpi'],
  ['S IH2 CH UW0 EY1 SH AH0 N', 'ˌsɪtʃuˈeɪʃən'],
  ['K AA1 R', 'kɑːr'],
  ['B ER1 D', 'bɝːd'],
  ['S T R AO1 B EH2 R IY0', 'ˈstrɔːberi'],
  ['AH0 B AW1 T', 'əˈbaʊt'],
  ['HH AE P IY', 'hæpiː'],
  ['', ''],
])('%s is printed %s', (arpabet, ipa) => {
  expect(americanIpa(arpabet)).toBe(ipa)
})

test('a dot parts two sounds that would read as one', () => {
  expect(americanIpa('K AO1 R T SH IH2 P')).toBe('ˈkɔːrt.ʃɪp')
  expect(americanIpa('N AH1 T SH EH0 L')).toBe('ˈnʌt.ʃel')
})

test('from the print of every word of the dictionary its sounds can be read', () => {
  const pronunciations = Object.values(dictionary).map((entry) => entry.replace(/\s*#.*$/u, ''))
  const sounds = (pronunciation: string) => pronunciation.split(' ').map(withoutStress).join(' ')
  const misread = pronunciations.filter((entry) => phonesOfIpa(americanIpa(entry)).join(' ') !== sounds(entry))
  expect(misread).toEqual([])
})

test('an unknown phone is refused by name', () => {
  expect(() => americanIpa('HH QQ1')).toThrow('Unknown ARPABET phone "QQ1"')
})
