/** Measures how much of a text stands in another language. */
import { wordTokens } from '../text/word-tokens.ts'
import { unknownWords } from './unknown-words.ts'

/** Sentences without full stops are read in pieces of about so many words; of fewer a name or two would decide. */
const GROUP = { words: 12, least: 6 }
/**
 * Of words in another language some look English (“no”, “a”, “on”). Of 608 essays and answers in English the worst has 5 % of its
 * words in groups with more unknown ones than this; texts in seven other languages have 82 % and more.
 */
const UNKNOWN = 0.4
/** Less than this is a quotation or a very weak sentence. */
const LEAST = { share: 0.1, words: 15 }

/** Share of a text's words that stand in sentences of another language than English, 0–1; 0 where they are few. Words of the prompt are known. */
export function foreignShare(text: string, promptText: string): number {
  const subject = new Set(plainWordsOf(promptText))
  const sentences = text.split(/[.!?…]+(?=\s|$)|\n/u).map((sentence) => plainWordsOf(sentence.replaceAll(NAME, '')))
  const foreign = sentences
    .flatMap(piecesOf)
    .filter((words) => words.length >= GROUP.least && unknownWords(words, subject).length > UNKNOWN * words.length)
  const words = foreign.flat().length
  const share = words / Math.max(1, sentences.flat().length)
  return share < LEAST.share || words < LEAST.words ? 0 : share
}

/** Words with a capital, most of which are names; other languages show by their small words. */
const NAME = /(?<!\p{L})\p{Lu}[\p{L}’'-]*/gu

const plainWordsOf = (text: string) => wordTokens(text).map(({ word }) => word.toLowerCase().replaceAll('’', "'"))

function piecesOf(words: readonly string[]): string[][] {
  const count = Math.max(1, Math.round(words.length / GROUP.words))
  const size = Math.ceil(words.length / count)
  return Array.from({ length: count }, (_, index) => words.slice(index * size, (index + 1) * size))
}
