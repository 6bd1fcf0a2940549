import { americanSpellings } from '@rehearsal/english/spelling/american-spellings'
import { bandedWords, dialectOf } from '@rehearsal/english/words/word-bands'
import type { WordNet } from './word-net.ts'

/** Text in which an American spelling was written as Britain writes it. */
type Respell = (text: string) => string
export type Twin = { american: string; respell: Respell }

/**
 * The American twin of a British spelling: WordNet is American, and gives colour neither its order of meanings nor an example.
 * Undefined for a word that both countries spell alike.
 */
export function twinOf(word: string, { senses }: WordNet): Twin | undefined {
  if (dialectOf(word) !== 'GB') return undefined
  const american = americanSpellings(word).find((other) => other !== word && senses.has(other))
  return american === undefined ? undefined : { american, respell: (text) => respelled(text, american, word) }
}

function respelled(text: string, american: string, british: string): string {
  const [from, to] =
    american.endsWith('e') && british.endsWith('e')
      ? [american.slice(0, -1), british.slice(0, -1)]
      : [american, british]
  return text.replaceAll(new RegExp(String.raw`\b${from}(\w*)`, 'giu'), (form: string, ending: string) => {
    const spelled = `${to}${ending}`
    const isKnown = bandedWords().has(spelled) || ending === ''
    if (!isKnown) return form
    return /^[A-Z]/u.test(form) ? spelled.charAt(0).toUpperCase() + spelled.slice(1) : spelled
  })
}
