/** Scores candidates for a misspelt word by how well both language models find they fit its place. */
import { classTrigramModel } from '../../prose/class-trigram-model.ts'
import { modelWords } from '../../prose/model-words.ts'
import { UNKNOWN, wordTrigramModel } from '../../prose/word-trigram-model.ts'
import type { ParsedText, Sentence } from '../../text/token.ts'

/** The log ratio of one word is clipped here: a rare neighbour must not decide alone. */
const MIN_LOG_RATIO = -1.5
/** The models look two words back, so a word is felt up to two words on. */
const REACH = 3

/**
 * Scores how well candidates fit the place of a misspelt word: the log10 ratios of trigram and unigram probability, summed over the
 * candidate and the two words behind it, by the class trigram model and the word trigram model together. So a rare word is not at
 * a disadvantage: how common candidates are is weighed elsewhere. Higher fits better; only differences mean something.
 */
export function languageModelScores(parsed: ParsedText, start: number, candidates: readonly string[]): number[] {
  const sentence = parsed.sentences.find((each) => each.start <= start && start < each.end)
  if (sentence === undefined) return candidates.map(() => 0)
  const place = sentence.tokens.findIndex((token) => token.start <= start && start < token.end)
  if (place < 0) return candidates.map(() => 0)
  const words = modelWords(sentence)
  const word = words.findIndex((each) => each.start <= start && start < each.end)
  const plain = words.map((each) => each.word)
  return candidates.map((candidate) => classScore(sentence, place, candidate) + wordScore(plain, word, candidate))
}

function classScore(sentence: Sentence, place: number, candidate: string): number {
  const model = classTrigramModel()
  const tokens = sentence.tokens.map((token, index) =>
    index === place ? { ...token, text: candidate, lower: candidate.toLowerCase() } : token,
  )
  const symbols = model.symbolsOf({ ...sentence, tokens: tokens.slice(0, place + REACH) })
  return model
    .score(symbols)
    .slice(place)
    .reduce((sum, { logTrigram, logUnigram }) => sum + Math.max(MIN_LOG_RATIO, logTrigram - logUnigram), 0)
}

function wordScore(words: readonly string[], place: number, candidate: string): number {
  const model = wordTrigramModel()
  const own = candidate.toLowerCase().split(' ')
  const symbols = [...words.slice(0, place), ...own, ...words.slice(place + 1)].map((word) => model.idOf(word))
  const last = place + own.length + REACH - 1
  let sum = 0
  for (let index = place; index < Math.min(last, symbols.length); index++) {
    const symbol = symbols[index] ?? UNKNOWN
    const ratio =
      symbol === UNKNOWN
        ? MIN_LOG_RATIO
        : model.logTrigram(symbols[index - 2] ?? UNKNOWN, symbols[index - 1] ?? UNKNOWN, symbol) -
          model.logUnigram(symbol)
    sum += Math.max(MIN_LOG_RATIO, ratio)
  }
  return sum
}
