import { languageModel } from '../../prose/language-model.ts'
import { modelWords } from '../../prose/model-words.ts'
import { UNKNOWN, wordModel } from '../../prose/word-model.ts'
import type { ParsedText, Sentence } from '../../text/token.ts'

/** A rare neighbour must not decide alone. */
const MIN_LOG = -1.5
/** The models look two words back, so a word is felt up to two words on. */
const REACH = 3

/**
 * How well candidates fit the place of a misspelt word: log10 of what the places of the candidate and of the two words
 * behind it gain in probability over the words alone, by our language model (which knows classes of words) and by the word
 * model together. So a rare word is not at a disadvantage: how common candidates are is weighed elsewhere. Higher fits
 * better; only differences mean something.
 */
export function contextGain(parsed: ParsedText, start: number, candidates: readonly string[]): number[] {
  const sentence = parsed.sentences.find((each) => each.start <= start && start < each.end)
  if (sentence === undefined) return candidates.map(() => 0)
  const place = sentence.tokens.findIndex((token) => token.start <= start && start < token.end)
  if (place < 0) return candidates.map(() => 0)
  const words = modelWords(sentence)
  const word = words.findIndex((each) => each.start <= start && start < each.end)
  const plain = words.map((each) => each.word)
  return candidates.map((candidate) => fitOfClasses(sentence, place, candidate) + fitOfWords(plain, word, candidate))
}

function fitOfClasses(sentence: Sentence, place: number, candidate: string): number {
  const model = languageModel()
  const tokens = sentence.tokens.map((token, index) =>
    index === place ? { ...token, text: candidate, lower: candidate.toLowerCase() } : token,
  )
  const symbols = model.symbolsOf({ ...sentence, tokens: tokens.slice(0, place + REACH) })
  return model
    .score(symbols)
    .slice(place)
    .reduce((sum, { inContext, alone }) => sum + Math.max(MIN_LOG, inContext - alone), 0)
}

function fitOfWords(words: readonly string[], place: number, candidate: string): number {
  const model = wordModel()
  const own = candidate.toLowerCase().split(' ')
  const symbols = [...words.slice(0, place), ...own, ...words.slice(place + 1)].map((word) => model.idOf(word))
  const last = place + own.length + REACH - 1
  let sum = 0
  for (let index = place; index < Math.min(last, symbols.length); index++) {
    const symbol = symbols[index] ?? UNKNOWN
    const gain =
      symbol === UNKNOWN
        ? MIN_LOG
        : model.logAfter(symbols[index - 2] ?? UNKNOWN, symbols[index - 1] ?? UNKNOWN, symbol) - model.logAlone(symbol)
    sum += Math.max(MIN_LOG, gain)
  }
  return sum
}
