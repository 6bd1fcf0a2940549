import { expect, test } from 'vitest'
import { americanIpa } from './american-ipa.ts'

test.each([
  ['D IH2 S AY1 D', 'dɪˈsaɪd'],
  ['AH1 N D ER0 S T AE1 N D', 'ˌʌndɚˈstænd'],
  ['AH2 N HH AE1 P IY0', 'ˌʌnˈhæpi'],
  ['K AA1 R', 'kɑr'],
  ['S T R AO1 B EH2 R IY0', 'ˈstrɔˌbɛri'],
  ['AH0 B AW1 T', 'əˈbaʊt'],
])('%s is printed %s', (arpabet, ipa) => {
  expect(americanIpa(arpabet)).toBe(ipa)
})
