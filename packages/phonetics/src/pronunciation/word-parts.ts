import { americanSpellings } from '@rehearsal/english/spelling/american-spellings'
import { bandedWords } from '@rehearsal/english/words/word-bands'
import { firstEntry } from './dictionary-entries.ts'

/** Endings and beginnings that add their own sounds and leave those of the word as they are. */
const SUFFIXES: readonly (readonly [ending: string, stem: string, sounds: string])[] = [
  ['ically', 'ic', 'AH0 L IY0'],
  ['ly', '', 'L IY0'],
  ['ily', 'y', 'L IY0'],
  ['ness', '', 'N AH0 S'],
  ['iness', 'y', 'N AH0 S'],
  ['less', '', 'L AH0 S'],
  ['ful', '', 'F AH0 L'],
  ['fully', '', 'F AH0 L IY0'],
  ['like', '', 'L AY2 K'],
  ['ship', '', 'SH IH2 P'],
  ['er', '', 'ER0'],
  ['er', 'e', 'ER0'],
  ['ing', '', 'IH0 NG'],
  ['ing', 'e', 'IH0 NG'],
  ['able', '', 'AH0 B AH0 L'],
  ['able', 'e', 'AH0 B AH0 L'],
  ['ment', '', 'M AH0 N T'],
  ['ish', '', 'IH0 SH'],
  ['proof', '', 'P R UW2 F'],
]
const PREFIXES: Readonly<Record<string, string>> = {
  un: 'AH0 N',
  non: 'N AA2 N',
  re: 'R IY0',
  over: 'OW2 V ER0',
  under: 'AH2 N D ER0',
  inter: 'IH2 N T ER0',
  mis: 'M IH0 S',
  dis: 'D IH0 S',
  out: 'AW2 T',
  self: 'S EH1 L F',
  micro: 'M AY2 K R OW0',
  pre: 'P R IY0',
  anti: 'AE2 N T IY0',
  multi: 'M AH2 L T IY0',
  sub: 'S AH2 B',
  super: 'S UW2 P ER0',
}
const SHORTEST_STEM = 3

/**
 * ARPABET with stress digits of a word that the pronouncing dictionary lacks, made of what it has: the American spelling, a word
 * with an ending or a beginning, or two common words written as one. Null where no parts are known: nothing is guessed.
 */
export function pronunciationByParts(word: string): string | null {
  return americanSpelling(word) ?? withSuffix(word) ?? withPrefix(word) ?? compound(word)
}

function americanSpelling(word: string): string | null {
  return (
    americanSpellings(word)
      .map(firstEntry)
      .find((entry) => entry !== null) ?? null
  )
}

function withSuffix(word: string): string | null {
  const past = word.endsWith('ed') ? pastOf(word) : null
  if (past !== null) return past
  for (const [ending, stem, sounds] of SUFFIXES) {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST_STEM) continue
    const base = word.slice(0, -ending.length)
    const found = knownStem(base + stem) ?? (stem === '' && /(.)\1$/u.test(base) ? firstEntry(base.slice(0, -1)) : null)
    // One l is said where two meet: unfaithfully.
    if (found !== null) return `${sounds.startsWith('L ') ? found.replace(/ L$/u, '') : found} ${sounds}`
  }
  return null
}

/** The sound of an added -ed: after /t/ and /d/, after a voiceless sound, after any other. */
function pastOf(word: string): string | null {
  const stems = [word.slice(0, -1), word.slice(0, -2), word.slice(0, -3)]
  const stem = stems.map((one) => (one.length < SHORTEST_STEM ? null : firstEntry(one))).find((one) => one !== null)
  if (stem === undefined || stem === null) return null
  const last = stem.split(' ').at(-1) ?? ''
  if (last === 'T' || last === 'D') return `${stem} IH0 D`
  return `${stem} ${['P', 'K', 'F', 'S', 'SH', 'CH', 'TH'].includes(last) ? 'T' : 'D'}`
}

function withPrefix(word: string): string | null {
  for (const [beginning, sounds] of Object.entries(PREFIXES)) {
    const base = word.slice(beginning.length)
    if (!word.startsWith(beginning) || base.length < SHORTEST_STEM) continue
    const found = knownStem(base) ?? withSuffix(base)
    if (found !== null) return `${sounds} ${found}`
  }
  return null
}

const knownStem = (word: string) => firstEntry(word) ?? americanSpelling(word)

/** Rarer words than this do not make compounds: what is left of a word after one is mostly chance. */
const RAREST_PART = 50
const SHORTEST_PART = 4

/** Two common words written as one: the first is stressed. */
function compound(word: string): string | null {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (!parts.every((part) => (bandedWords().get(part) ?? Infinity) <= RAREST_PART)) continue
    const [first = null, second = null] = parts.map(firstEntry)
    if (first !== null && second !== null) return `${first} ${second.replaceAll('1', '2')}`
  }
  return null
}
