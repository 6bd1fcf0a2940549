import { prefixDistances } from '@rehearsal/statistics/edit-distance'
import { mean, sum } from '@rehearsal/statistics/numbers'
import { ARPABET, isVowel } from '@rehearsal/phonetics/phones/arpabet'
import { FUNCTION_WORDS } from '@rehearsal/exam/function-words'
import type { FrameSpan } from '../front-end/frame-span.ts'
import { GOODNESS_MEASURES, type PhoneStatistics, standardScores } from '../pronunciation/phone-features.ts'
import type { PlannedWord } from '../reading/plan-text.ts'
import type { WordEvidence } from './word-evidence.ts'

const SUMMED = [
  'gaussian',
  'gaussianRatio',
  'triphone',
  'triphoneRatio',
  'network',
  'networkRatio',
  'networkBest',
  'networkShare',
] as const
const FRAMES = GOODNESS_MEASURES.indexOf('frames')
const SHORTEST = 3

type WordNumbers = {
  evidence: WordEvidence
  compared: number[][]
  /** Mean of the two log-likelihood ratios per phone, in deviations. */
  agreed: number[]
  ratioPerPhone: number
  lossPerFrame: number
}

/**
 * One row of numbers per word for and against its having been said, in the order the networks were trained on
 * (training/dump-words.ts). Where in a text it stands and how long text and take are is left out: the networks would learn the
 * texts of the corpus. Null where there is no evidence: the word found no room.
 */
export function wordFeatures(
  evidence: readonly (WordEvidence | null)[],
  plan: readonly PlannedWord[],
  statistics: PhoneStatistics,
  speechFrames: number,
): (Float32Array | null)[] {
  const words = evidence.map((word) => (word === null ? null : numbersOf(word, statistics)))
  const likely = words.filter((word) => word?.evidence.read.status === 'correct')
  const present = words.filter((word) => word !== null)
  const take = {
    correct: likely.length / Math.max(1, plan.length),
    logLikelihoodRatio: mean(present.map((word) => word.ratioPerPhone)),
    loss: mean(present.map((word) => word.lossPerFrame)),
    speech: speechFrames / Math.max(1, phoneCount(plan)),
    found:
      sum(likely.map((word) => (word === null ? 0 : word.evidence.place.end - word.evidence.place.start))) /
      Math.max(1, speechFrames),
  }
  return words.map((word, i) => {
    if (word === null) return null
    const others = (likely.length > 1 ? likely : present).filter((other) => other !== word && other !== null)
    return Float32Array.from([
      ...fitFeatures(word),
      ...soundFeaturesOf(word),
      ...relativeFeatures(
        word,
        others.filter((other) => other !== null),
      ),
      FUNCTION_WORDS.has((plan[i]?.word ?? '').toLowerCase()) ? 1 : 0,
      ...neighbourFeatures(words[i - 1]),
      ...neighbourFeatures(words[i + 1]),
      take.correct,
      take.logLikelihoodRatio,
      take.loss,
      take.speech,
      take.found,
    ])
  })
}

function phoneCount(plan: readonly PlannedWord[]): number {
  return sum(plan.map(({ variants }) => variants[0]?.length ?? 0))
}

function numbersOf(evidence: WordEvidence, statistics: PhoneStatistics): WordNumbers {
  const compared = evidence.measures.map((measure) => standardScores(measure, statistics))
  const column = (name: (typeof GOODNESS_MEASURES)[number]) => GOODNESS_MEASURES.indexOf(name)
  const [network, triphone] = [column('networkRatio'), column('triphoneRatio')]
  const frames = Math.max(1, evidence.place.end - evidence.place.start)
  return {
    evidence,
    compared,
    agreed: compared.map((row) => ((row[network] ?? 0) + (row[triphone] ?? 0)) / 2),
    ratioPerPhone: evidence.logLikelihoodRatio / Math.max(1, evidence.losses.length),
    lossPerFrame: sum(evidence.losses) / frames,
  }
}

/** How well the word fits between its neighbours, and how long it took. */
function fitFeatures({ evidence, compared, ratioPerPhone, lossPerFrame }: WordNumbers): number[] {
  const { read, place, losses } = evidence
  const frames = Math.max(1, place.end - place.start)
  const phones = Math.max(1, losses.length)
  const lossRates = losses.map((loss, i) => loss / Math.max(1, lengthOf(place.phones[i])))
  const lengths = compared.map((row) => row[FRAMES] ?? 0)
  return [
    read.status === 'correct' ? 1 : 0,
    read.status === 'replaced' ? 1 : 0,
    evidence.logLikelihoodRatio,
    ratioPerPhone,
    evidence.logLikelihoodRatio / frames,
    sum(losses),
    lossPerFrame,
    sum(losses) / phones,
    ...highest(losses),
    ...highest(lossRates),
    phones,
    frames,
    frames / phones,
    mean(lengths),
    Math.min(...lengths, 9),
    Math.max(...lengths, -9),
    place.phones.filter((phone) => lengthOf(phone) <= SHORTEST).length / phones,
  ]
}

/** How good its sounds are, and what was heard in and around its place. */
function soundFeaturesOf({ evidence, compared, agreed }: WordNumbers): number[] {
  const { place, measures, heard } = evidence
  const phones = Math.max(1, measures.length)
  const vowels = place.phones.map(({ phone }) => isVowel(phone))
  const column = (name: (typeof GOODNESS_MEASURES)[number]) =>
    compared.map((row) => row[GOODNESS_MEASURES.indexOf(name)] ?? 0)
  const phoneClasses = measures.map((measure) => measure.phoneClass)
  const edits = weighEdits(phoneClasses, heard)
  return [
    ...SUMMED.flatMap((name) => meanAndLowest(column(name))),
    ...meanAndLowest(agreed),
    ...meanAndLowest(column('energy')),
    ...meanAndLowest(measures.map((measure) => measure.networkRatio)),
    ...meanAndLowest(measures.map((measure) => measure.triphoneRatio)),
    lowest(agreed.filter((_, i) => vowels[i] === true)),
    lowest(agreed.filter((_, i) => vowels[i] === false)),
    agreed[0] ?? 0,
    agreed.at(-1) ?? 0,
    edits,
    edits / phones,
    heard.length - phones,
    evidence.fillerBefore,
    evidence.fillerAfter,
    evidence.fillerWithout,
    evidence.fillerWithout - Math.max(1, place.end - place.start),
  ]
}

/** How the word stands beside the other words of the take: accents shift all of them. */
function relativeFeatures(word: WordNumbers, others: readonly WordNumbers[]): number[] {
  if (others.length === 0) return [0, 0, 0, 0, 0]
  const beside = (value: (word: WordNumbers) => number) => value(word) - mean(others.map(value))
  return [
    beside(({ agreed }) => mean(agreed)),
    beside(({ agreed }) => Math.min(...agreed, 9)),
    beside(({ ratioPerPhone }) => ratioPerPhone),
    beside(({ lossPerFrame }) => lossPerFrame),
    beside(({ compared }) => mean(compared.map((row) => row[FRAMES] ?? 0))),
  ]
}

function neighbourFeatures(word: WordNumbers | null | undefined): number[] {
  if (word === null || word === undefined) return [2, 0, 0, 0, 0]
  const { evidence, agreed, ratioPerPhone, lossPerFrame } = word
  return [evidence.read.status === 'correct' ? 1 : 0, ratioPerPhone, lossPerFrame, mean(agreed), Math.min(...agreed, 9)]
}

/** Least number of changes between the word's phones and those heard; between two vowels half a change. */
function weighEdits(phones: readonly number[], heard: readonly number[]): number {
  const isVowelClass = (phone: number) => isVowel(ARPABET[phone] ?? '')
  const change = (phone: number, other: number) =>
    phone === other ? 0 : isVowelClass(phone) && isVowelClass(other) ? 0.5 : 1
  return prefixDistances(phones, heard, change).at(-1) ?? 0
}

function meanAndLowest(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return [mean(values), sorted[0] ?? 0, sorted[1] ?? sorted[0] ?? 0]
}

function highest(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => b - a)
  return [sorted[0] ?? 0, sorted[1] ?? sorted[0] ?? 0]
}

/** The least of some values; well above what is usual where there are none. */
function lowest(values: readonly number[]): number {
  return Math.min(...values, 3)
}

function lengthOf(span: FrameSpan | undefined): number {
  return span === undefined ? 0 : span.end - span.start
}
