import type { WritingRating } from '../../types.ts'
import {
  CENTRES,
  COMPOSITE_GAIN,
  CONTENT_WEIGHT,
  COPIED_CONTENT_MAX,
  COPIED_LIMIT,
  ERROR_WEIGHTS,
  FLUENCY_TRUST_WORDS,
  LOGISTIC_STEEPNESS,
  MAX_Z,
  MIN_RELEVANCE,
  NOT_PROSE_FACTOR,
  OFF_TOPIC_FACTOR,
  PRIOR_ERRORS_PER_100,
  PRIOR_WORDS,
  TRUST_WORDS,
} from './constants.ts'
import type { Features } from './features.ts'

/** Constructs of the composite, each in spreads above (+) or below (−) the average learner. */
type Constructs = Record<
  'length' | 'diversity' | 'sophistication' | 'spelling' | 'grammar' | 'fluency' | 'cohesion' | 'syntax' | 'runOn',
  number
>

/** Which constructs make up which estimate, with the trial's round weights (scoring-writing.md §2). */
const COMPOSITES = {
  overall: {
    length: 0.5,
    diversity: 1,
    sophistication: 1,
    spelling: 0.75,
    grammar: 2,
    fluency: 1,
    cohesion: 0.5,
    runOn: 0.5,
    syntax: 0.25,
  },
  grammar: { grammar: 2, fluency: 1, spelling: 0.3, sophistication: 0.3, diversity: 0.3, syntax: 0.3 },
  vocabulary: { diversity: 1, sophistication: 1, length: 0.5, fluency: 0.5, spelling: 0.3, grammar: 0.2 },
  cohesion: {
    length: 0.5,
    cohesion: 1,
    diversity: 0.5,
    fluency: 1,
    spelling: 0.2,
    grammar: 0.3,
    runOn: 0.5,
    sophistication: 0.5,
    syntax: 0.5,
  },
  spelling: { spelling: 1 },
} as const satisfies Record<string, Partial<Constructs>>

/**
 * Turns measures into the continuous 0–1 judgements, before any form rule, zero rule or rounding.
 *
 * More errors never raise an estimate; an answer without words is 0 in all. `content` is null where neither passage
 * nor key points are known; `overall` then judges language alone.
 */
export function estimatesOf(
  features: Features,
  content: WritingRating['content'],
  isProse: boolean,
): WritingRating['estimates'] {
  if (features.words === 0) return { overall: 0, grammar: 0, vocabulary: 0, cohesion: 0, spelling: 0 }
  const constructs = constructsOf(features)
  const factor = isProse ? 1 : NOT_PROSE_FACTOR
  const language = factor * composite(constructs, COMPOSITES.overall)
  return {
    overall: content === null ? language : judgeWhole(language, content, isProse),
    grammar: factor * composite(constructs, COMPOSITES.grammar),
    vocabulary: factor * composite(constructs, COMPOSITES.vocabulary),
    cohesion: factor * composite(constructs, COMPOSITES.cohesion),
    spelling: factor * composite(constructs, COMPOSITES.spelling),
  }
}

/** Content as one number, 0–1: what is covered, unless it was copied or is about something else. */
export function contentDegree(content: NonNullable<WritingRating['content']>): number {
  const own = content.copiedShare > COPIED_LIMIT ? Math.min(content.coverage, COPIED_CONTENT_MAX) : content.coverage
  return own * topicShare(content)
}

/** 0 for an answer about something else, 1 for one on the passage's topic. */
function topicShare({ relevance }: NonNullable<WritingRating['content']>): number {
  return Math.min(1, relevance / MIN_RELEVANCE)
}

/** Language and content together; an answer about something else is worth little however well it is written. */
function judgeWhole(language: number, content: NonNullable<WritingRating['content']>, isProse: boolean): number {
  // A list of the right keywords says nothing.
  const said = isProse ? contentDegree(content) : 0
  const mixed = (1 - CONTENT_WEIGHT) * language + CONTENT_WEIGHT * said
  return mixed * (OFF_TOPIC_FACTOR + (1 - OFF_TOPIC_FACTOR) * topicShare(content))
}

function constructsOf(features: Features): Constructs {
  const { words, errors } = features
  // Means over few words are noise.
  const trust = words / (words + TRUST_WORDS)
  const fluencyTrust = words / (words + FLUENCY_TRUST_WORDS)
  const rate = (count: number, prior: number): number =>
    Math.log(1 + (100 * (count + (PRIOR_WORDS * prior) / 100)) / (words + PRIOR_WORDS))
  const grammarErrors =
    ERROR_WEIGHTS.GRAMMAR_MINOR * errors.GRAMMAR_MINOR +
    ERROR_WEIGHTS.GRAMMAR_MODERATE * errors.GRAMMAR_MODERATE +
    ERROR_WEIGHTS.GRAMMAR_CRITICAL * errors.GRAMMAR_CRITICAL
  return {
    length: lengthConstruct(words),
    diversity: trust * z(features.varietyRatio, CENTRES.variety),
    sophistication: (trust * (z(features.rarity, CENTRES.rarity) + z(features.longWordShare, CENTRES.longWords))) / 2,
    spelling: -z(rate(errors.SPELLING, PRIOR_ERRORS_PER_100.spelling), CENTRES.spelling),
    grammar:
      -0.75 * z(rate(grammarErrors, PRIOR_ERRORS_PER_100.grammar), CENTRES.grammar) -
      0.25 * fluencyTrust * z(features.unseenShare, CENTRES.unseen),
    fluency: fluencyTrust * z(features.orderGain, CENTRES.orderGain),
    cohesion: trust * z(features.connectives / Math.sqrt(words), CENTRES.connectives),
    syntax: trust * z(features.subordinationPerSentence, CENTRES.subordination),
    runOn: -1.5 * features.longSentenceShare,
  }
}

/** Length counts in full above the centre; a short answer loses little, for its length is a matter of the form rule. */
function lengthConstruct(words: number): number {
  const value = z(Math.log(words), CENTRES.length)
  return value >= 0 ? value : Math.max(-1.5, value / 6)
}

function z(value: number, { centre, spread }: { centre: number; spread: number }): number {
  return Math.min(MAX_Z, Math.max(-MAX_Z, (value - centre) / spread))
}

function composite(constructs: Constructs, weights: Partial<Constructs>): number {
  let sum = 0
  let total = 0
  for (const [construct, weight] of Object.entries(weights)) {
    total += weight
    sum += weight * valueOf(constructs, construct)
  }
  const gain = Object.keys(weights).length > 1 ? COMPOSITE_GAIN : 1
  return 1 / (1 + Math.exp((-LOGISTIC_STEEPNESS * gain * sum) / total))
}

function valueOf(constructs: Constructs, name: string): number {
  return new Map(Object.entries(constructs)).get(name) ?? 0
}
