import { britishWords } from './british-words.ts'

/** Shorter words are no stem of another: as is none of a. */
const SHORTEST_STEM = 3

/**
 * What `britishWords` says of a word, or of the word that it is a plural or a possessive of (tomatoes, clerk's): first what is
 * printed, then what counts besides. Empty where it says nothing.
 */
export function listedBritish(word: string): string[] {
  const own = formsOf(word)
  if (own.length > 0) return own
  const stem = [/'s$/u, /s$/u, /(?<=[sxzo]|[cs]h)es$/u]
    .map((ending) => word.replace(ending, ''))
    .find((one) => one !== word && one.length >= SHORTEST_STEM && formsOf(one).length > 0)
  return stem === undefined ? [] : formsOf(stem).map(withS)
}

function formsOf(word: string): string[] {
  return Object.hasOwn(britishWords, word) ? (britishWords[word] ?? '').split(', ') : []
}

/** The sound of an added s: after a hiss, after a voiceless sound, after any other. */
function withS(ipa: string): string {
  const stem = ipa.replace(/\(r\)$/u, '')
  if (/(?:[szʃʒ])$/u.test(stem)) return `${stem}ɪz`
  return `${stem}${/[ptkfθ]$/u.test(stem) ? 's' : 'z'}`
}
