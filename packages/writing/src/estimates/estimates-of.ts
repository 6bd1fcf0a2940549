/** Turns the measures of an answer into estimates: z-scores, weighted composites of them, a logistic curve. */
import { COPIED_LIMIT } from '@rehearsal/exam/writing/copied'
import type { PromptKind, WritingRating } from '@rehearsal/rating/types'
import { MIN_DISTINCT_NGRAMS, type ProseJudgement } from '../prose/judge-prose.ts'
import {
  ANSWER_CONTENT_WEIGHT,
  NORMS,
  COMPOSITE_SCALE,
  CONTENT_WEIGHT,
  COPIED_CONTENT_MAX,
  FLUENCY_RELIABILITY_WORDS,
  LOGISTIC_SLOPE,
  MAX_ERROR_Z,
  MAX_Z,
  MIN_RELEVANCE,
  NOT_PROSE_FACTOR,
  OFF_TOPIC_ANSWER_FACTOR,
  OFF_TOPIC_FACTOR,
  ORDER_COST,
  PRIOR_ERRORS_PER_100,
  PRIOR_WORDS,
  RELIABILITY_WORDS,
  WORST_DISTINCT_NGRAMS,
} from './constants.ts'
import type { Features } from './features.ts'

/** Constructs of the composite, each a z-score: above (+) or below (−) the average learner. */
type Constructs = Record<
  | 'length'
  | 'lexicalDiversity'
  | 'rarity'
  | 'longWords'
  | 'spelling'
  | 'grammar'
  | 'mechanics'
  | 'unseenBigrams'
  | 'fluency'
  | 'cohesion'
  | 'subordination'
  | 'runOn',
  number
>

/**
 * Which constructs make up which estimate: the round weights of a first trial, whose group of
 * errors is shared out between grammar, spelling and mechanics. Only nudged by our own graded answers: errors and words more in
 * grammar, errors in vocabulary, diversity in cohesion (docs/studies/2026-11-28-how-scores-were-measured.md tells both).
 */
const COMPOSITES = {
  overall: {
    length: 0.5,
    lexicalDiversity: 1.2,
    rarity: 0.4,
    longWords: 0.6,
    spelling: 0.75,
    grammar: 1.5,
    mechanics: 0.5,
    unseenBigrams: 0.4,
    fluency: 0.8,
    cohesion: 0.4,
    runOn: 0.5,
    subordination: 0.2,
  },
  grammar: {
    grammar: 1.6,
    mechanics: 0.2,
    unseenBigrams: 0.4,
    fluency: 0.8,
    spelling: 0.5,
    rarity: 0.1,
    longWords: 0.4,
    lexicalDiversity: 0.6,
  },
  vocabulary: {
    lexicalDiversity: 1.2,
    rarity: 0.4,
    longWords: 0.7,
    length: 0.5,
    fluency: 0.4,
    spelling: 0.4,
    grammar: 0.45,
    unseenBigrams: 0.1,
  },
  cohesion: {
    length: 0.5,
    cohesion: 0.8,
    lexicalDiversity: 1,
    fluency: 1,
    spelling: 0.4,
    grammar: 0.5,
    mechanics: 0.2,
    runOn: 0.5,
    rarity: 0.2,
    longWords: 0.3,
    subordination: 0.2,
  },
  spelling: { spelling: 1 },
} as const satisfies Record<string, Partial<Constructs>>

/**
 * Turns measures into the continuous 0–1 judgements, before any form rule, zero rule or rounding.
 *
 * More errors never raise an estimate; an answer without words is 0 in all. `content` is null where neither prompt
 * nor key points are known; `overall` then judges language alone, and so it nearly does for essays and e-mails.
 */
export function estimatesOf(
  features: Features,
  content: WritingRating['content'],
  prose: Pick<ProseJudgement, 'notProse' | 'distinctNgrams'>,
  { promptKind = 'passage', order = null }: { promptKind?: PromptKind; order?: number | null } = {},
): WritingRating['estimates'] {
  if (features.words === 0) return { overall: 0, grammar: 0, vocabulary: 0, cohesion: 0, spelling: 0 }
  const constructs = constructsOf(features)
  const factor = proseFactor(prose)
  const language = factor * composite(constructs, COMPOSITES.overall)
  return {
    overall: content === null ? language : judgeWhole(language, content, factor, promptKind),
    grammar: factor * composite(constructs, COMPOSITES.grammar),
    vocabulary: factor * composite(constructs, COMPOSITES.vocabulary),
    cohesion: factor * orderWorth(order) * composite(constructs, COMPOSITES.cohesion),
    spelling: factor * composite(constructs, COMPOSITES.spelling),
  }
}

/** What of cohesion is left to sentences that could stand in any order. */
function orderWorth(order: number | null): number {
  return order === null ? 1 : 1 - ORDER_COST.most * (1 - order) ** ORDER_COST.power
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

/** Language and content together; a summary of something else is worth little however well it is written; of an essay content pays for that. */
function judgeWhole(
  language: number,
  content: NonNullable<WritingRating['content']>,
  prose: number,
  promptKind: PromptKind,
): number {
  // A list of the right keywords says nothing.
  const said = (contentDegree(content) * (prose - NOT_PROSE_FACTOR)) / (1 - NOT_PROSE_FACTOR)
  const weight = contentWeight(content, promptKind)
  const mixed = (1 - weight) * language + weight * said
  const least = isAnswer(promptKind) ? OFF_TOPIC_ANSWER_FACTOR : OFF_TOPIC_FACTOR
  return mixed * (least + (1 - least) * topicShare(content))
}

/** What of the language counts: all of prose, little of what is none, and less the more a text repeats itself. */
function proseFactor({ notProse, distinctNgrams }: Pick<ProseJudgement, 'notProse' | 'distinctNgrams'>): number {
  if (notProse === null) return 1
  if (notProse !== 'repetition') return NOT_PROSE_FACTOR
  const own = Math.max(0, (distinctNgrams - WORST_DISTINCT_NGRAMS) / (MIN_DISTINCT_NGRAMS - WORST_DISTINCT_NGRAMS))
  return NOT_PROSE_FACTOR + (1 - NOT_PROSE_FACTOR) * Math.min(1, own)
}

/** Essays and e-mails, which answer; the other kinds of question are retold. */
const isAnswer = (promptKind: PromptKind): boolean => promptKind === 'question' || promptKind === 'situation'

/** A question of forty words says what to speak of, not what a full answer holds: without authored points only the topic counts. */
function contentWeight({ keyPoints }: NonNullable<WritingRating['content']>, promptKind: PromptKind): number {
  if (!isAnswer(promptKind)) return CONTENT_WEIGHT
  return keyPoints.length === 0 ? 0 : ANSWER_CONTENT_WEIGHT
}

function constructsOf(features: Features): Constructs {
  const { words, mistakes } = features
  // Means over few words are noise: they are shrunk towards the average by their reliability.
  const reliability = words / (words + RELIABILITY_WORDS)
  const fluencyReliability = words / (words + FLUENCY_RELIABILITY_WORDS)
  const accuracy = (kind: keyof typeof mistakes): number => {
    const counted = mistakes[kind] + (PRIOR_WORDS * PRIOR_ERRORS_PER_100[kind]) / 100
    return -zScore(Math.log(1 + (100 * counted) / (words + PRIOR_WORDS)), NORMS[kind], MAX_ERROR_Z)
  }
  return {
    length: lengthConstruct(words),
    lexicalDiversity: reliability * zScore(features.relativeTypeTokenRatio, NORMS.typeTokenRatio),
    rarity: reliability * zScore(features.meanLogRank, NORMS.rarity),
    longWords: reliability * zScore(features.longWordShare, NORMS.longWords),
    spelling: accuracy('spelling'),
    grammar: accuracy('grammar'),
    mechanics: accuracy('mechanics'),
    unseenBigrams: -fluencyReliability * zScore(features.unseenBigramShare, NORMS.unseenBigrams),
    fluency:
      (fluencyReliability * (zScore(features.wordSlor, NORMS.wordSlor) + zScore(features.classSlor, NORMS.classSlor))) /
      2,
    cohesion: reliability * zScore(features.connectives / Math.sqrt(words), NORMS.connectives),
    subordination: reliability * zScore(features.subordinators, NORMS.subordination),
    runOn: -1.5 * features.runOnShare,
  }
}

/** Length counts in full above its location; a short answer loses little, for its length is a matter of the form rule. */
function lengthConstruct(words: number): number {
  const value = zScore(Math.log(words), NORMS.length)
  return value >= 0 ? value : Math.max(-1.5, value / 6)
}

function zScore(value: number, { location, scale }: { location: number; scale: number }, most = MAX_Z): number {
  return Math.min(most, Math.max(-MAX_Z, (value - location) / scale))
}

function composite(constructs: Constructs, weights: Partial<Constructs>): number {
  let sum = 0
  let total = 0
  for (const [construct, weight] of Object.entries(weights)) {
    total += weight
    sum += weight * valueOf(constructs, construct)
  }
  const gain = Object.keys(weights).length > 1 ? COMPOSITE_SCALE : 1
  return 1 / (1 + Math.exp((-LOGISTIC_SLOPE * gain * sum) / total))
}

function valueOf(constructs: Constructs, name: string): number {
  return new Map(Object.entries(constructs)).get(name) ?? 0
}
