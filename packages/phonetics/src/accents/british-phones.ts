import { phonesOfIpa } from '../phones/ipa-of-phone.ts'
import { britishForms } from './british-ipa.ts'

const VOWEL = '[iɪeæʌɑɒɔʊuəɜaɛ]'
const BEFORE_SPOKEN_R = String.raw`(?=[ˈˌ.]?r[ˈˌ.]?${VOWEL})`

/**
 * The phones of British IPA as the engine knows them: those of America, hence the nearest of them (ɒ as AO, əʊ as OW). A vowel
 * before a spoken r is written as America's dictionary writes it, with no weak vowel between (`ˈsɪəriəs`: S IH R).
 */
export function phonesOfBritishIpa(ipa: string): string[] {
  const plain = ipa
    .replaceAll('(r)', '')
    .replaceAll('eə', 'e')
    .replaceAll(new RegExp(`(?<=[ɪʊ])ə${BEFORE_SPOKEN_R}`, 'gu'), '')
    .replaceAll(new RegExp(String.raw`(?:ɜː|ə)([ˈˌ.]?)r(?=[ˈˌ.]?${VOWEL})`, 'gu'), 'ɚ$1')
  return phonesOfIpa(plain)
}

/**
 * How a speaker from England says a word that America says so (ARPABET with stress digits): first as it is printed, then what
 * counts as well.
 */
export function britishPronunciations(word: string, american: string): string[][] {
  return britishForms(word, american).map(phonesOfBritishIpa)
}
