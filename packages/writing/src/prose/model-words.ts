import type { Sentence, Token } from '../text/token.ts'

/** A word as the word model knows it: “don't” and “part-time” are one. */
export type ModelWord = { word: string; start: number; end: number; pos: Token['pos']; afterStop: boolean }

/** The words of a sentence in small letters; with `afterStop` where a comma or another stop stands before. */
export function modelWords(sentence: Sentence): ModelWord[] {
  const words: ModelWord[] = []
  let isAfterStop = false
  for (const token of sentence.tokens) {
    const last = words.at(-1)
    const isTail = !isAfterStop && /^(?:['’-]|n['’]t$)/iu.test(token.text)
    if (last?.end === token.start && (isTail || last.word.endsWith('-'))) {
      last.word += token.lower.replaceAll('’', "'")
      last.end = token.end
    } else if (token.isWord) {
      const word = token.lower.replaceAll('’', "'")
      words.push({ word, start: token.start, end: token.end, pos: token.pos, afterStop: isAfterStop })
      isAfterStop = false
    } else isAfterStop = true
  }
  return words
}
