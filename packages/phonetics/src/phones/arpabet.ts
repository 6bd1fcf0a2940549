/** The 39 phones of the CMU dictionary, without stress. */
export const ARPABET = [
  'AA', 'AE', 'AH', 'AO', 'AW', 'AY', 'B', 'CH', 'D', 'DH', 'EH', 'ER', 'EY', 'F', 'G', 'HH', 'IH', 'IY', 'JH', 'K',
  'L', 'M', 'N', 'NG', 'OW', 'OY', 'P', 'R', 'S', 'SH', 'T', 'TH', 'UH', 'UW', 'V', 'W', 'Y', 'Z', 'ZH',
] as const // prettier-ignore

const VOWELS = new Set(['AA', 'AE', 'AH', 'AO', 'AW', 'AY', 'EH', 'ER', 'EY', 'IH', 'IY', 'OW', 'OY', 'UH', 'UW'])

const PHONES = new Set<string>(ARPABET)

export function isPhone(phone: string): boolean {
  return PHONES.has(phone)
}

export function isVowel(phone: string): boolean {
  return VOWELS.has(phone)
}

/** Drops stress digits and case: `ae1` → `AE`. */
export function withoutStress(phone: string): string {
  return phone.toUpperCase().replace(/[0-9]/g, '')
}

const IPA: Record<string, string> = {
  AA: 'ɑː', AE: 'æ', AH: 'ʌ', AO: 'ɔː', AW: 'aʊ', AY: 'aɪ', B: 'b', CH: 'tʃ', D: 'd', DH: 'ð', EH: 'e', ER: 'ɜːr', EY: 'eɪ',
  F: 'f', G: 'ɡ', HH: 'h', IH: 'ɪ', IY: 'iː', JH: 'dʒ', K: 'k', L: 'l', M: 'm', N: 'n', NG: 'ŋ', OW: 'oʊ', OY: 'ɔɪ', P: 'p',
  R: 'r', S: 's', SH: 'ʃ', T: 't', TH: 'θ', UH: 'ʊ', UW: 'uː', V: 'v', W: 'w', Y: 'j', Z: 'z', ZH: 'ʒ',
} // prettier-ignore

/** The sign a learner's dictionary uses for a phone; the phone itself when unknown. */
export function phoneToIpa(phone: string): string {
  return IPA[phone] ?? phone
}
