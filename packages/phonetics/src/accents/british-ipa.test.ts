import { dictionary } from 'cmu-pronouncing-dictionary'
import { expect, test } from 'vitest'
import { britishIpa, byRule } from './british-ipa.ts'
import { britishGold } from '../testing/british-gold.ts'

const american = (word: string) => (dictionary[word === 'colour' ? 'color' : word] ?? '').replace(/\s*#.*$/u, '')

test('95 of 100 well-known words are printed as dictionaries print them, 90 of them by the rules alone', () => {
  const right = (ipaOf: (word: string, arpabet: string) => string) =>
    britishGold.filter(([word = '', ipa]) => ipaOf(word, american(word)) === ipa).length / britishGold.length
  expect(britishGold.length).toBeGreaterThan(200)
  expect(right(britishIpa)).toBeGreaterThan(0.95)
  expect(right(byRule)).toBeGreaterThan(0.9)
})

test.each([
  ['car', 'K AA1 R', 'kɑː(r)', 'an r at the end stands in brackets'],
  ['market', 'M AA1 R K AH0 T', 'ˈmɑːkɪt', 'before a consonant it is not said'],
  ['hot', 'HH AA1 T', 'hɒt', 'LOT is rounded'],
  ['path', 'P AE1 TH', 'pɑːθ', 'BATH is long'],
  ['go', 'G OW1', 'ɡəʊ', 'GOAT begins in the middle'],
  ['tune', 'T UW1 N', 'tjuːn', 'tune keeps its j'],
  ['soon', 'S UW1 N', 'suːn', 'soon never had one'],
  ['military', 'M IH1 L AH0 T EH2 R IY0', 'ˈmɪlɪtəri', '-ary is weak'],
  ['mandatory', 'M AE1 N D AH0 T AO2 R IY0', 'ˈmændətəri', '-ory is weak'],
  ['hostile', 'HH AA1 S T AH0 L', 'ˈhɒstaɪl', '-ile is said in full'],
  ['very', 'V EH1 R IY0', 'ˈveri', 'merry'],
  ['vary', 'V EH1 R IY0', 'ˈveəri', 'Mary'],
  ['carry', 'K EH1 R IY0', 'ˈkæri', 'and marry differ'],
  ['colonialism', 'K AH0 L OW1 N IY0 AH0 L IH2 Z AH0 M', 'kəˈləʊniəlɪzəm', 'the last vowel of -ism is weak'],
  ['eraser', 'IH0 R EY1 S ER0', 'ɪˈreɪsə(r)', 'no weak vowel before r where none is stressed'],
  ['contemporaries', 'K AH0 N T EH1 M P ER0 EH2 R IY0 Z', 'kənˈtempərəriz', 'plurals follow'],
  ['tomatoes', 'T AH0 M EY1 T OW2 Z', 'təˈmɑːtəʊz', 'those of listed words too'],
  ['schedule', 'S K EH1 JH UH0 L', 'ˈʃedjuːl', 'words of no rule are listed'],
])('%s (%s) is %s: %s', (word, arpabet, ipa) => {
  expect(britishIpa(word, arpabet)).toBe(ipa)
})

test('an r at the end is said where the next word begins with a vowel', () => {
  expect(britishIpa('far', 'F AA1 R', 'AH0 W EY1')).toBe('fɑːr')
  expect(britishIpa('far', 'F AA1 R', 'F AA1 R')).toBe('fɑː')
})

test('every word of the dictionary gets a pronunciation without American sounds', () => {
  for (const [word, arpabet] of Object.entries(dictionary)) {
    const ipa = byRule(word.replace(/\(\d\)$/u, ''), arpabet.replace(/\s*#.*$/u, ''))
    expect(ipa).toMatch(/^(?:[ˈˌ.əɪʊɒæʌeaiuɔɑɜːjwbdfhklmnprstvzðθʃʒɡŋ]|\(r\))+$/u)
  }
})

test('an unknown phone is refused by name', () => {
  expect(() => britishIpa('cat', 'K QQ1 T')).toThrow('Unknown ARPABET phone "QQ1"')
})
