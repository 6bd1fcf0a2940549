import { readWords } from '../data/read-words.ts'

/** Phrases of other languages by each of their words, with the place of the word in them. */
const BY_WORD = new Map<string, { words: readonly string[]; at: number }[]>()
for (const phrase of readWords('words/foreign-phrases')) {
  const words = wordsOf(phrase)
  for (const [at, word] of words.entries()) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), { words, at }])
}

/** Whether the word at a place of a text's words is part of a phrase that English has from another language: “prima facie”. */
export function isOfForeignPhrase(words: readonly string[], place: number): boolean {
  const [first] = wordsOf(words[place] ?? '')
  return (BY_WORD.get(first ?? '') ?? []).some(({ words: phrase, at }) => {
    // Its words may be joined: “bien-pensant” is one token.
    const around = words.slice(Math.max(0, place - at), place + phrase.length - at).flatMap(wordsOf)
    return around.length >= phrase.length && phrase.every((word, index) => around[index] === word)
  })
}

function wordsOf(phrase: string): readonly string[] {
  return phrase.toLowerCase().split(/[ '’-]/u)
}
