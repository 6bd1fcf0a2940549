import { readPairs } from '../data/read-words.ts'

/** “-our- > -or-” is anywhere in a word, “-tre > -ter” at its end; the pronouncing dictionary knows what America writes. */
const SPELLINGS = [...readPairs('spelling/american-spellings')]
  .map(([british, american]) => ({
    isEnding: !british.endsWith('-'),
    pattern: new RegExp(`${lettersOf(british)}${british.endsWith('-') ? '' : '$'}`, 'u'),
    letters: lettersOf(american),
  }))
  .toSorted((a, b) => Number(b.isEnding) - Number(a.isEnding))

/** How America may write a word of British spelling (colour, color); what changes its ending alone comes first. */
export function americanSpellings(word: string): string[] {
  return SPELLINGS.flatMap(({ pattern, letters }) => (pattern.test(word) ? [word.replace(pattern, letters)] : []))
}

function lettersOf(part: string): string {
  return part.replaceAll('-', '')
}
