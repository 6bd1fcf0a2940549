/** What speaks for an accepted answer where it may have been said: its sounds, the recogniser, and what else may have been said there. */
import { FUNCTION_WORDS } from '@rehearsal/exam/function-words'
import { normalizeWord } from '@rehearsal/phonetics/text/tokenize'
import { predictLogistic } from '@rehearsal/statistics/logistic-regression'
import { logit } from '@rehearsal/statistics/numbers'
import type { HypothesisWord, SpeechRecogniser } from '../decoder/recogniser.ts'
import type { HeardTake } from '../spotting/hear-take.ts'
import { keywordOf } from '../spotting/keyword.ts'
import { type Hit, spotChain } from '../spotting/spot-chain.ts'
import { readLogistic } from '../weights/read-weights.ts'
import { competingWords, isLongerThan, isSameAnswer } from './competing-words.ts'
import type { Candidate } from './candidate.ts'

/** Something else that may have been said in the place of an answer; `logLikelihoodRatio` to free speech, as that of a Hit. */
type Competitor = { text: string; logLikelihoodRatio: number }

export type AnswerEvidence = {
  place: Candidate
  /** The log-likelihood ratio of the wording to what the recogniser would write. */
  fit: number
  /** How much better the best of the competitors fits the recogniser's text than the wording, in nats; 0 where none was asked about. */
  fitBehind: number
  /** How much likelier by the sounds a longer word is that holds the answer and fits as well, in nats; 0 where none is. */
  longerAhead: number
  /** How surely the recogniser wrote another word there, 0 to 1. */
  overruled: number
}

/** What of it is weighed. */
export const ANSWER_EVIDENCE = ['sound', 'fit', 'fitBehind', 'longerAhead', 'overruled'] as const
/** Fitted by training/fit-answers.ts. */
const FITTED = readLogistic('fitting-answers.json', ANSWER_EVIDENCE.length)
/** What fits worse than this does not fit at all. */
export const WORST_FIT = -10
/** A competitor this much less likely by the sounds than the answer competes no more. */
const BEHIND = 6
/** A competitor that fits better by less than this says nothing; one that fits better by the other says no more. In nats. */
const HANDICAP = 2
const AHEAD = 10
/** So far beyond the handicap a longer word has won. */
const MOST_AHEAD = 2
/** Competitors that the recogniser is asked about: those that the sounds speak for most. */
const MOST_ASKED = 8
/** What was written is upon the place of an answer where it is at most this much less likely by the sounds. */
const WRITTEN_BEHIND = 10
/** A wording that fits nearly as well as what was written is not overruled. */
const WELL_FITTING = -2
/** The certainty, a log probability, from which on a written word says something. */
const LEAST_SURE = -1
/** No probability is farther from 0 or 1 than this: beyond it nothing was learnt. */
const MARGIN = 0.002

export type Asked = {
  /** Ways to write the answer of a wording: with its article and without. */
  formsOf: (wording: string) => readonly string[]
  /** Words that are accepted themselves. */
  isAccepted: (word: string) => boolean
}

/** The evidence for each place of a wording, in their order. Asks the recogniser once, about 0.02 s for each second of the take and text. */
export function gatherEvidence(
  places: readonly Candidate[],
  take: HeardTake,
  { formsOf, isAccepted }: Asked,
  recogniser: SpeechRecogniser,
): AnswerEvidence[] {
  const asked = places.map((place) => {
    const competitors = competitorsOf(place, take).filter(({ text }) => !isAccepted(text))
    return { place, forms: formsOf(place.wording), others: competitors.slice(0, MOST_ASKED) }
  })
  const texts = asked.flatMap(({ forms, others }) => [...forms, ...others.map(({ text }) => text)])
  const [piece, ...more] = recogniser.places(take.pcm, texts, WORST_FIT)
  // Longer takes than one piece fit nothing.
  const fits = more.length > 0 ? [] : (piece?.places ?? []).map((fit) => fit?.fit ?? WORST_FIT)
  const words = more.length > 0 ? [] : (piece?.words ?? [])
  let at = 0
  return asked.map(({ place, forms, others }) => {
    const fit = Math.max(WORST_FIT, ...fits.slice(at, (at += forms.length)))
    const otherFits = fits.slice(at, (at += others.length))
    const longer = others.filter(
      ({ text }, i) => (otherFits[i] ?? WORST_FIT) >= fit && isLongerThan(place.keyword.text, text),
    )
    return {
      place,
      fit,
      fitBehind: otherFits.length === 0 ? 0 : Math.max(...otherFits) - fit,
      longerAhead: Math.max(
        0,
        ...longer.map(({ logLikelihoodRatio }) => logLikelihoodRatio - place.logLikelihoodRatio),
      ),
      overruled: fit > WELL_FITTING ? 0 : certaintyOf(otherWordsIn(words, isAccepted), place, take),
    }
  })
}

type Weighed = Omit<AnswerEvidence, 'place'> & { place: Pick<Candidate, 'confidence'> }

/** What is weighed, as numbers in the order of ANSWER_EVIDENCE; fitted by training/fit-answers.ts. */
export function evidenceFeatures({ place, fit, fitBehind, longerAhead, overruled }: Weighed): number[] {
  return [
    logit(Math.min(1 - MARGIN, Math.max(MARGIN, place.confidence))),
    Math.max(WORST_FIT, fit),
    // A learner's word is often heard as a neighbour's by a little: only what is far ahead speaks against it.
    Math.max(0, Math.min(AHEAD, fitBehind) - HANDICAP),
    Math.min(MOST_AHEAD, Math.max(0, longerAhead - HANDICAP)),
    overruled,
  ]
}

/** Probability 0–1 that an answer was said. */
export function answerProbability(evidence: AnswerEvidence, fitted = FITTED): number {
  return predictLogistic(fitted, evidenceFeatures(evidence))
}

/** How surely any of these words was written upon the place of an answer, 0 to 1. */
function certaintyOf(words: readonly HypothesisWord[], place: Candidate, take: HeardTake): number {
  const upon = words.filter(({ lowestOfLetters, text }) => {
    if (lowestOfLetters <= LEAST_SURE || isSameAnswer(place.keyword.text, text)) return false
    return competitorIn(text, place, take, WRITTEN_BEHIND) !== null
  })
  return Math.max(0, ...upon.map(({ lowestOfLetters }) => 1 - lowestOfLetters / LEAST_SURE))
}

/** Words of the hypothesis that carry meaning and are not accepted. */
function otherWordsIn(words: readonly HypothesisWord[], isAccepted: (word: string) => boolean): HypothesisWord[] {
  return words.filter(({ text }) => {
    const word = normalizeWord(text.replaceAll(/[^\p{L}\p{N}'’-]/gu, ''))
    return word !== '' && !FUNCTION_WORDS.has(word) && !isAccepted(word)
  })
}

/** The competitors of an answer in its place, the likeliest first. */
function competitorsOf(place: Candidate, take: HeardTake): Competitor[] {
  return competingWords(place.keyword.text)
    .flatMap((text) => competitorIn(text, place, take) ?? [])
    .toSorted((a, b) => b.logLikelihoodRatio - a.logLikelihoodRatio)
}

/** A text where it is likeliest upon the place of an answer; null where it is far less likely than the answer. */
function competitorIn(text: string, place: Candidate, { scores, loop }: HeardTake, behind = BEHIND): Competitor | null {
  const upon = (keywordOf(text)?.chains ?? [])
    .flatMap((chain) => spotChain(chain, scores, loop.prefix, place.logLikelihoodRatio - behind))
    .filter((hit) => isUpon(hit, place))
  if (upon.length === 0) return null
  return { text, logLikelihoodRatio: Math.max(...upon.map(({ logLikelihoodRatio }) => logLikelihoodRatio)) }
}

/** Whether two stretches share half of the shorter one. */
function isUpon(a: Hit, b: Hit): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start)
  return shared >= 0.5 * Math.min(a.end - a.start, b.end - b.start)
}
