import { languageModel } from '../prose/language-model.ts'
import type { ParsedText, Sentence } from '../text/token.ts'

/** A rare neighbour must not decide alone. */
const MIN_LOG = -1.5
/** The model looks two words back, so a word is felt up to two words on. */
const REACH = 3

/**
 * How well candidates fit the place of a misspelt word: log10 of what the places of the candidate and of the two words
 * behind it gain in probability over the words alone, by the packed language model. So a rare word is not at a
 * disadvantage: how common candidates are is weighed elsewhere. Higher fits better; only differences mean something.
 */
export function contextGain(parsed: ParsedText, start: number, candidates: readonly string[]): number[] {
  const sentence = parsed.sentences.find((each) => each.start <= start && start < each.end)
  const place = sentence?.tokens.findIndex((token) => token.start <= start && start < token.end) ?? -1
  if (sentence === undefined || place < 0) return candidates.map(() => 0)
  return candidates.map((candidate) => fit(sentence, place, candidate))
}

function fit(sentence: Sentence, place: number, candidate: string): number {
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
