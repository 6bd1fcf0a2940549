/** English spellings of one sound, in the order in which they are replaced; a capital is a sound that is done with. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/['-]/gu, ''],
  [/^(?:kn|gn|pn)/gu, 'n'],
  [/^(?:wr|rh)/gu, 'r'],
  [/^ps/gu, 's'],
  [/^x|^sc(?=[eiy])/gu, 's'],
  [/^wh/gu, 'w'],
  [/(?<=[ao]u)gh(?=t)/gu, ''],
  [/(?<=ou|au)gh$/gu, 'f'],
  [/(?<=i|ei|ai)gh/gu, ''],
  [/mb$/gu, 'm'],
  [/mn$/gu, 'm'],
  [/ph/gu, 'f'],
  [/(?<=.)(?:ti|si|ssi|ci|sci|xi)(?=on|ou|al|an|en)/gu, 'X'],
  [/sch(?=[oe])/gu, 'sk'],
  [/ch(?=[lnr])/gu, 'k'],
  [/tch|ch/gu, 'C'],
  [/sh/gu, 'X'],
  [/th/gu, 'T'],
  [/dge?(?=[eiy]|$|m)/gu, 'j'],
  [/g(?=[eiy])/gu, 'j'],
  [/sc(?=[eiy])/gu, 's'],
  [/c(?=[eiy])/gu, 's'],
  [/que$/gu, 'k'],
  [/qu/gu, 'kw'],
  [/ck|q|c/gu, 'k'],
  [/x/gu, 'ks'],
  [/z/gu, 's'],
  [/wh/gu, 'w'],
  [/gh/gu, 'g'],
  [/w(?![aeiouy])/gu, ''],
  [/(?<=[aeiouy])h|h(?![aeiouy])/gu, ''],
]

/**
 * A rough key of how an English word sounds, in the manner of Metaphone: texts of one key may be said alike. Consonants are
 * brought to one letter for a sound, doubled ones are one, and vowels count only as "there is one" at the beginning.
 *
 * @example
 * soundKey('enough') === soundKey('enuf') // true
 */
export function soundKey(word: string): string {
  const sounds = SOUNDS.reduce((text, [pattern, sound]) => text.replaceAll(pattern, sound), word)
  const first = /^[aeiouy]/u.test(sounds) ? 'A' : ''
  return (first + sounds.replaceAll(/[aeiouy]/gu, '')).replaceAll(/(.)\1+/gu, '$1')
}
