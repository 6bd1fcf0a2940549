import { readPairs } from '../data/read-words.ts'

/** “-our- > -or-” is anywhere in a word, “-tre > -ter” at its end; the pronouncing dictionary knows what America writes. */
const SPELLINGS = [...readPairs('spelling/american-spellings')].map(([british, american]) => ({
  pattern: new RegExp(british.endsWith('-') ? lettersOf(british) : `${lettersOf(british)}$`, 'u'),
  letters: lettersOf(american),
}))

/** How America may write a word of British spelling: colour, color. */
export function americanSpellings(word: string): string[] {
  return SPELLINGS.flatMap(({ pattern, letters }) => (pattern.test(word) ? [word.replace(pattern, letters)] : []))
}

function lettersOf(part: string): string {
  return part.replaceAll('-', '')
}
