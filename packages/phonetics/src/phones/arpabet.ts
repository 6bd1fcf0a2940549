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
