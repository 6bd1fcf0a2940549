import { americanIpa } from '../accents/american-ipa.ts'
import { britishIpa } from '../accents/british-ipa.ts'
import { stressedPronunciation } from './stressed-pronunciation.ts'

export type PrintedPronunciation = { american: string | null; british: string | null }

/**
 * How a word or a phrase is said in both countries, in IPA; null where neither the dictionary nor its parts have it. A word that
 * is stressed by what it is (a REcord, to reCORD) is said as what it mostly is: `isVerb`.
 */
export function printedPronunciation(text: string, isVerb?: boolean): PrintedPronunciation {
  const words = text.toLowerCase().split(/[\s-]+/u)
  const sounds = words.map((word) => stressedPronunciation(word, words.length === 1 ? isVerb : undefined))
  const separator = text.includes(' ') ? ' ' : ''
  if (!areKnown(sounds)) return { american: null, british: null }
  const british = sounds.map((one, i) => britishIpa(words[i] ?? '', one, sounds[i + 1]))
  return { american: sounds.map(americanIpa).join(separator), british: british.join(separator) }
}

function areKnown(all: readonly (string | null)[]): all is string[] {
  return all.every((one) => one !== null)
}
