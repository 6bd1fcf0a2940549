import { phonesOfBritishIpa } from '../../packages/phonetics/src/accents/british-phones.ts'
import { britishIpaOfPhone, ipaOfPhone, phonesOfIpa } from '../../packages/phonetics/src/phones/ipa-of-phone.ts'
import { printedPronunciation } from '../../packages/phonetics/src/pronunciation/printed-pronunciation.ts'
import { acceptedOfTextWord, pronounceTextWord } from '../../packages/phonetics/src/pronunciation/pronounce.ts'
import { type TextWord, tokenize } from '../../packages/phonetics/src/text/tokenize.ts'

/** How the words of a text are said, in both accents: what the dictionary shows, and what the speech engine accepts. */
export function saidWords(text: string): string[] {
  return tokenize(text).flatMap((word) => [word.word, ...dictionaryLines(word.word), ...engineLines(word)])
}

/** A word that is stressed by what it is (a REcord, to reCORD) is shown as noun and as verb. */
function dictionaryLines(word: string): string[] {
  const shown = [false, true].map((isVerb) => printedPronunciation(word, isVerb))
  const lines = [
    ...shown.map(({ american }) => lineOf('dictionary', 'US', american, phonesOfIpa)),
    ...shown.map(({ british }) => lineOf('dictionary', 'UK', british, phonesOfBritishIpa)),
  ]
  return [...new Set(lines)]
}

/** The first of America's is the one that is expected; British ones are those that America has not. */
function engineLines(word: TextWord): string[] {
  const american = pronounceTextWord(word)
  const known = new Set(american.map(String))
  const british = acceptedOfTextWord(word).filter((phones) => !known.has(String(phones)))
  return [
    ...american.map((phones) => lineOf('engine', 'US', phones.map(ipaOfPhone).join(''), () => phones)),
    ...british.map((phones) => lineOf('engine', 'UK', phones.map(britishIpaOfPhone).join(''), () => phones)),
  ]
}

function lineOf(who: string, accent: string, ipa: string | null, phonesOf: (ipa: string) => readonly string[]): string {
  return ipa === null ? `  ${who} ${accent} none` : `  ${who} ${accent} ${ipa}  ${phonesOf(ipa).join(' ')}`
}
