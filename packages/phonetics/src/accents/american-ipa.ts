import { arpabetToIpa } from '../phones/ipa.ts'

/**
 * How America says a word, in IPA as learner's dictionaries print it, from ARPABET with stress digits: one main stress, the
 * last one that the dictionary names, and none on the weak vowel of a prefix right before it (`dɪˈsaɪd`). Throws
 * `RangeError` on an unknown phone.
 */
export function americanIpa(pronunciation: string): string {
  const phones = pronunciation.trim().split(/\s+/u)
  const main = phones.findLastIndex((phone) => phone.endsWith('1'))
  const isVowel = (phone: string) => /\d$/u.test(phone)
  const tidy = phones.map((phone, i) => {
    if (i >= main || !/[12]$/u.test(phone)) return phone
    const isBesideMain = !phones.slice(i + 1, main).some(isVowel)
    const isWeak = isBesideMain && phone.startsWith('IH')
    return phone.slice(0, -1) + (isWeak ? '0' : '2')
  })
  return arpabetToIpa(tidy.join(' '))
}
