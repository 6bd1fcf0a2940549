/**
 * The norms by which each measure becomes a z-score: its location and its scale. They are expert judgement in round figures, not a
 * fit: no scored learner corpus with a usable licence was found. Each location lies between what our own weak and our own expert
 * answers measure (bench/writing.mjs prints both), each scale is about the distance to the next level.
 */
export const NORMS = {
  /** ln(words) of a 180-word answer: longer ones show more language; below that length is a matter of the form rule. */
  length: { location: Math.log(180), scale: 0.45 },
  /** 1 = as many different words as a well-read writer uses at that length; learners' longer texts have 0.8. */
  typeTokenRatio: { location: 0.93, scale: 0.12 },
  /** Mean ln(rank) of content words: weak answers 7.8, expert ones 8.05. */
  rarity: { location: 7.95, scale: 0.2 },
  /** Weak answers 0.17, expert ones 0.3. */
  longWords: { location: 0.23, scale: 0.08 },
  /** ln(1 + errors per 100 words); learners average about 1 spelling and 2 grammar errors per 100 words. */
  spelling: { location: Math.log(2), scale: 0.55 },
  grammar: { location: 1, scale: 0.6 },
  /** Half a slip of the keys per 100 words is 0.4; half of our learners have next to none. */
  mechanics: { location: 0.25, scale: 0.35 },
  /** SLOR by the word trigram model: graded summaries 0.35 ± 0.19, essays and e-mails 0.52 ± 0.14. */
  wordSlor: { location: 0.36, scale: 0.17 },
  /** SLOR by the class trigram model: graded summaries 0.17 ± 0.18, essays and e-mails 0.32 ± 0.13. */
  classSlor: { location: 0.175, scale: 0.17 },
  /** Graded essays 0.10 ± 0.05, summaries 0.14 ± 0.07. */
  unseenBigrams: { location: 0.135, scale: 0.065 },
  /** Different connectives per square root of words: one in a 25-word sentence is 0.2. */
  connectives: { location: 0.45, scale: 0.2 },
  /** Per 100 words: graded essays 4.7 ± 1.4. */
  subordination: { location: 4.7, scale: 2 },
} as const

/** An error that breaks the verb group costs three times a missing article. */
export const ERROR_WEIGHTS = { GRAMMAR_MINOR: 0.5, GRAMMAR_MODERATE: 1, GRAMMAR_CRITICAL: 1.5 } as const

/** Pseudo-counts: short answers say little, so error rates behave as if this many more words with the prior rate had been written. */
export const PRIOR_WORDS = 35
export const PRIOR_ERRORS_PER_100 = { spelling: 1, grammar: 2, mechanics: 0.5 } as const

/** A mean over this many words has a reliability of a half; the language models need more of them. */
export const RELIABILITY_WORDS = 15
export const FLUENCY_RELIABILITY_WORDS = 40

/** z-scores are clipped here, so that a single oddity does not decide. */
export const MAX_Z = 2.5
/** But who makes many mistakes is not as good as who makes more. */
export const MAX_ERROR_Z = 4

/** Weighted means of correlated measures vary less than each; this brings them back to a standard deviation near 1. */
export const COMPOSITE_SCALE = 1.5
/** Slope of the logistic curve from −∞…∞ to 0–1: a z-score of 1 is 0.77. */
export const LOGISTIC_SLOPE = 1.2

/** Language of what is no English prose is worth a fraction of what its words alone would earn. */
export const NOT_PROSE_FACTOR = 0.2
/** A text of whose n-grams only this share is distinct says one thing all through. */
export const WORST_DISTINCT_NGRAMS = 0.2

/** Where the passage is known, a summary as a whole is judged by content too; essays and e-mails little, by authored points. */
export const CONTENT_WEIGHT = 0.5
export const ANSWER_CONTENT_WEIGHT = 0.15
/** Content that is mostly copied (`COPIED_LIMIT`) counts at most this much. */
export const COPIED_CONTENT_MAX = 0.25
/** Answers below this relevance speak of something else; with none at all, the whole is worth this fraction. */
export const MIN_RELEVANCE = 0.3
export const OFF_TOPIC_FACTOR = 0.5
/** A question says little of what an answer may be about, and its language is its own: content alone pays for the topic. */
export const OFF_TOPIC_ANSWER_FACTOR = 0.9
/**
 * What disorder takes off cohesion: a fifth of sentences in random order, which have 0.4 of `judgeOrder` on average; next to nothing
 * near 1, and little of the good essays that have no more than 0.5, as literary ones may.
 */
export const ORDER_COST = { most: 0.45, power: 1.5 } as const
