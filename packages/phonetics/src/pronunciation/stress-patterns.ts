import { isVowel, withoutStress } from '../phones/arpabet.ts'
import { dictionaryEntries } from './dictionary-entries.ts'

/** Words that Britain and America stress on different syllables (counted from 0): both count. */
const BOTH: Record<string, readonly number[]> = {
  address: [0, 1], adult: [0, 1], advertisement: [1, 2], ballet: [0, 1], brochure: [0, 1], buffet: [0, 1], cafe: [0, 1],
  cigarette: [0, 2], controversy: [0, 1], debris: [0, 1], detail: [0, 1], details: [0, 1], dictate: [0, 1], donate: [0, 1],
  elsewhere: [0, 1], frustrate: [0, 1], frustrated: [0, 1], garage: [0, 1], kilometre: [0, 1], kilometer: [0, 1], laboratory: [0, 1],
  locate: [0, 1], located: [0, 1], magazine: [0, 2], massage: [0, 1], migrate: [0, 1], mustache: [0, 1], moustache: [0, 1],
  necessarily: [0, 2], princess: [0, 1], research: [0, 1], rotate: [0, 1], salon: [0, 1], spectator: [0, 1], translate: [0, 1],
  translated: [0, 1], vaccine: [0, 1], vibrate: [0, 1], weekend: [0, 1], afternoon: [0, 2], thirteen: [0, 1], fourteen: [0, 1],
  fifteen: [0, 1], sixteen: [0, 1], seventeen: [0, 2], eighteen: [0, 1], nineteen: [0, 1], within: [0, 1], into: [0, 1], onto: [0, 1],
  upon: [0, 1], without: [0, 1], primarily: [0, 1], voluntarily: [0, 2], comparable: [0, 1], applicable: [0, 1],
} // prettier-ignore

/**
 * The syllables (from 0) on which a word with these phones may carry its main stress, most usual first: by the dictionary's
 * stress digits and by what differs between Britain and America. Empty for one syllable and where the dictionary knows none.
 */
export function stressedSyllables(word: string, phones: readonly string[]): number[] {
  const syllables = phones.filter(isVowel).length
  if (syllables < 2) return []
  const entries = dictionaryEntries(word).map((entry) => entry.split(' '))
  const fitting = entries.filter((entry) => entry.filter((phone) => isVowel(withoutStress(phone))).length === syllables)
  const listed = fitting.map((entry) =>
    entry.filter((phone) => /\d$/.test(phone)).findIndex((phone) => phone.endsWith('1')),
  )
  const key = word.toLowerCase()
  const both = Object.hasOwn(BOTH, key) ? (BOTH[key] ?? []) : []
  return listed.some((at) => at >= 0)
    ? [...new Set([...listed, ...both])].filter((at) => at >= 0 && at < syllables)
    : []
}
