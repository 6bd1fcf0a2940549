/** The recogniser: writes down takes, and tells how likely it finds other texts of them. */
import { mean } from '@rehearsal/statistics/numbers'
import { type EncodedPiece, encodePieces, PIECE_ROWS, ROW_STEP } from '../encoder/encode-speech.ts'
import type { SpeechEncoder } from '../encoder/read-encoder.ts'
import { fitsOfWordings, placesOfWordings, WORST_FIT } from './rescore-hypothesis.ts'
import { logLikelihoodRatiosOf } from './log-likelihood-ratios.ts'
import { readDecoder } from './read-decoder.ts'
import { detectEndpoints } from './endpoint-detection.ts'
import { trimPieces } from './trim-pieces.ts'
import { createSpeechDecoder } from './speech-decoder.ts'
import { detokenize } from './detokenize.ts'
import { createTokenizer } from './tokenizer.ts'
import { decodeGreedily, type Hypothesis, mostTokens } from './greedy-decoding.ts'
import { tokenizeWording } from './tokenize-wording.ts'

const ROWS_PER_SECOND = 16_000 / ROW_STEP
/** A wording has a few tokens in place of those that were written. */
const TOKENS_OF_WORDING = 30

/** A part of the hypothesis; `meanLogProbability`: of its tokens. */
export type Recognised = { text: string; seconds: number; meanLogProbability: number }

/** A word of the hypothesis, with its marks; `lowestLogProbability`: that of its least sure token; `lowestOfLetters`: the same without marks. */
export type HypothesisWord = { text: string; lowestLogProbability: number; lowestOfLetters: number }
/** Where a wording fits best: in place of the words `from` to `to` (exclusive); fit and mean log probability as of a WordingPlace. */
export type WordingInText = { fit: number; meanLogProbability: number; from: number; to: number }
export type HypothesisPiece = { words: HypothesisWord[]; places: (WordingInText | null)[] }

/** A word of a text, and about when it is said, in seconds of the take. */
export type TimedWord = { text: string; seconds: number }

export type SpeechRecogniser = {
  /** What is said in a take of 16 kHz mono, piece by piece. */
  recognise(pcm: Float32Array): Recognised[]
  /**
   * How well each wording fits what is said, somewhere in a take of at most 10 s: its log-likelihood ratio to what would be written down, so about 0 for
   * what is written down anyway. Longer takes fit nothing. About 0.02 s for each second and wording.
   */
  fits(pcm: Float32Array, wordings: readonly string[]): number[]
  /** The words of each piece of a take, and where each wording fits best among them: null where it fits nowhere better than `worst`. */
  places(pcm: Float32Array, wordings: readonly string[], worst: number): HypothesisPiece[]
  /**
   * The log-likelihood ratio of each word of a text, in its order, to what would be written down in its place: nats from LOWEST_RATIO to 0; null for
   * what is no word of letters, which may be written in many ways.
   */
  logLikelihoodRatios(pcm: Float32Array, words: readonly TimedWord[]): (number | null)[]
}

/** Loads the decoder (0.05 s, 35 MB) beside an encoder that is there. Throws when a file is missing or damaged. */
export function createSpeechRecogniser(encoder: SpeechEncoder, folder: string): SpeechRecogniser {
  const weights = readDecoder(folder)
  const { vocabulary } = weights
  const maxTokens = mostTokens(PIECE_ROWS / ROWS_PER_SECOND) + TOKENS_OF_WORDING
  const decoder = createSpeechDecoder(weights, { maxRows: PIECE_ROWS, maxTokens })
  const tokensOf = createTokenizer(vocabulary)
  const piecesByTake = new WeakMap<Float32Array, EncodedPiece[]>()
  /** The same ones for the same take, so that it is known which of them were written down. */
  const piecesOf = (pcm: Float32Array) => {
    const pieces = piecesByTake.get(pcm) ?? trimPieces(encodePieces(encoder, pcm), detectEndpoints(pcm))
    piecesByTake.set(pcm, pieces)
    return pieces
  }
  /** A take that was written down and is then asked about wordings is not written down again. */
  const hypotheses = new WeakMap<EncodedPiece, Hypothesis>()
  const hear = (piece: EncodedPiece) => {
    const known = hypotheses.get(piece)
    if (known !== undefined) decoder.hear(piece.rows)
    const hypothesis = known ?? decodeGreedily(decoder, piece.rows, secondsOf(piece))
    hypotheses.set(piece, hypothesis)
    return hypothesis
  }
  const startsOf = ({ tokens }: Hypothesis) => [
    0,
    ...tokens.flatMap((token, i) => (i > 0 && vocabulary[token]?.startsWith('▁') ? [i] : [])),
  ]
  const marks = new Set(['.', ',', '?', '!'].flatMap((mark) => vocabulary.indexOf(mark)))
  const cased = (text: string) => {
    const word = text.toLowerCase().replaceAll('’', "'")
    return { lowerCase: tokensOf(word), capitalised: tokensOf(`${word.slice(0, 1).toUpperCase()}${word.slice(1)}`) }
  }
  return {
    recognise: (pcm) =>
      piecesOf(pcm).map((piece) => {
        const { tokens, tokenLogProbabilities } = hear(piece)
        return {
          text: detokenize(tokens, vocabulary),
          seconds: secondsOf(piece),
          meanLogProbability: mean(tokenLogProbabilities),
        }
      }),
    fits: (pcm, wordings) => {
      const [piece, ...others] = piecesOf(pcm)
      if (piece === undefined || others.length > 0) return wordings.map(() => WORST_FIT)
      const hypothesis = hear(piece)
      const asked = wordings.map((wording) => tokenizeWording(wording, tokensOf))
      return fitsOfWordings(decoder, hypothesis, startsOf(hypothesis), asked)
    },
    places: (pcm, wordings, worst) => {
      const asked = wordings.map((wording) => tokenizeWording(wording, tokensOf))
      return piecesOf(pcm).map((piece) => {
        const hypothesis = hear(piece)
        const starts = startsOf(hypothesis)
        const ends = [...starts.slice(1), hypothesis.tokens.length]
        const words = starts.map((from, i): HypothesisWord => ({
          text: detokenize(hypothesis.tokens.slice(from, ends[i]), vocabulary),
          lowestLogProbability: Math.min(0, ...hypothesis.tokenLogProbabilities.slice(from, ends[i])),
          lowestOfLetters: Math.min(
            0,
            ...hypothesis.tokenLogProbabilities.filter(
              (_, at) => at >= from && at < (ends[i] ?? 0) && !marks.has(hypothesis.tokens[at] ?? -1),
            ),
          ),
        }))
        const places = placesOfWordings(decoder, hypothesis, starts, asked, worst)
        return {
          words,
          places: places.map(
            (place) => place && { ...place, from: starts.indexOf(place.from), to: wordAt(starts, place.to) },
          ),
        }
      })
    },
    logLikelihoodRatios: (pcm, words) => {
      const pieces = piecesOf(pcm)
      const texts = wordsByPiece(
        words,
        pieces.map(({ from }) => from / ROWS_PER_SECOND),
      )
      const logLikelihoodRatios = pieces.flatMap((piece, i) => {
        decoder.hear(piece.rows)
        return logLikelihoodRatiosOf(decoder, (texts[i] ?? []).map(cased), { marks, mostTokens: maxTokens })
      })
      return words.map(({ text }, i) => (/^[\p{L}'’-]+$/u.test(text) ? (logLikelihoodRatios[i] ?? null) : null))
    },
  }
}

/** Words of a text by the piece of the take that they are said in; none goes back to an earlier piece than the word before it. */
function wordsByPiece(words: readonly TimedWord[], starts: readonly number[]): string[][] {
  const texts = starts.map((): string[] => [])
  let piece = 0
  for (const { text, seconds } of words) {
    piece = Math.max(
      piece,
      starts.findLastIndex((start) => start <= seconds),
    )
    texts[piece]?.push(text)
  }
  return texts
}

/** Which word a token begins; behind the last one their number. */
function wordAt(starts: readonly number[], token: number): number {
  const at = starts.indexOf(token)
  return at < 0 ? starts.length : at
}

function secondsOf({ from, to }: EncodedPiece): number {
  return (to - from) / ROWS_PER_SECOND
}
