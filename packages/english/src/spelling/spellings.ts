import { bandedWords, dialectOf } from '../words/word-bands.ts'
import { americanSpellings } from './american-spellings.ts'

/** Whether a lower-case text is a word of English in some form, in either country's spelling (SCOWL). */
export const isListedWord = (text: string): boolean => bandedWords().has(text)

/** Whether two lower-case spellings are the British and the American one of a word: colours and colors, metre and meter. */
export function areTwinSpellings(one: string, other: string): boolean {
  return isBritishOf(one, other) || isBritishOf(other, one)
}

/** Practice and practise differ alike, but both countries have both: at least one of the two is at home in one only. */
function isBritishOf(british: string, american: string): boolean {
  const isOfOneCountry = dialectOf(british) === 'GB' || dialectOf(american) === 'US'
  return isOfOneCountry && isListedWord(american) && americanSpellings(british).includes(american)
}
