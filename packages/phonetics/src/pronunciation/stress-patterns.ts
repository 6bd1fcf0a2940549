import { britishForms } from '../accents/british-ipa.ts'
import { phonesOfBritishIpa } from '../accents/british-phones.ts'
import { isVowel, withoutStress } from '../phones/arpabet.ts'
import { normalizeWord } from '../text/tokenize.ts'
import { printedPronunciations, stressedPronunciations } from './stressed-pronunciation.ts'

/** Words that are stressed on either of two syllables (counted from 0), of which neither country's print shows the other. */
const BOTH: Record<string, readonly number[]> = {
  afternoon: [0, 2], applicable: [0, 1], cafe: [0, 1], cigarette: [0, 2], controversy: [0, 1], elsewhere: [0, 1], frustrated: [0, 1],
  located: [0, 1], moustache: [0, 1], mustache: [0, 1], necessarily: [0, 2], onto: [0, 1], primarily: [0, 1], spectator: [0, 1],
  translate: [0, 1], translated: [0, 1], upon: [0, 1], vaccine: [0, 1], voluntarily: [0, 2], within: [0, 1], without: [0, 1],
} // prettier-ignore

/**
 * The syllables (from 0) on which a word with these phones may carry its main stress, most usual first: America's, those that the
 * dictionary shows for Britain, and what counts besides. Empty for one syllable and where the stress of no such word is known.
 */
export function stressedSyllables(word: string, phones: readonly string[]): number[] {
  const syllables = phones.filter(isVowel).length
  if (syllables < 2) return []
  const key = normalizeWord(word)
  const american = stressedPronunciations(key).flatMap(stressesOfEntry)
  const british = printedPronunciations(key).flatMap((entry) => britishForms(key, entry).map(stressOfIpa))
  const known = [...american, ...british].filter((one) => one.syllables === syllables && one.stressed >= 0)
  const both = Object.hasOwn(BOTH, key) ? (BOTH[key] ?? []) : []
  return known.length > 0
    ? [...new Set([...known.map(({ stressed }) => stressed), ...both])].filter((at) => at < syllables)
    : []
}

type Stress = { syllables: number; stressed: number }

/** Of two that the dictionary calls main (outside) the last is printed, and the first counts too. */
function stressesOfEntry(entry: string): Stress[] {
  const vowels = entry.split(' ').filter((phone) => isVowel(withoutStress(phone)))
  const isMain = (phone: string) => phone.endsWith('1')
  return [vowels.findLastIndex(isMain), vowels.findIndex(isMain)].map((stressed) => ({
    syllables: vowels.length,
    stressed,
  }))
}

function stressOfIpa(ipa: string): Stress {
  const vowelsOf = (part: string) => phonesOfBritishIpa(part).filter(isVowel).length
  const [, stressedPart] = ipa.split('ˈ')
  const syllables = vowelsOf(ipa)
  // Counted from the end: what stands before a spoken r is read with it.
  return { syllables, stressed: stressedPart === undefined ? -1 : syllables - vowelsOf(stressedPart) }
}
