import { z } from 'zod'
import { findingCodeSchema } from './finding-codes/finding-code.ts'
import { pointsSchema } from './points.ts'
import { skillSchema } from './skill.ts'
import { traitSchema } from './trait.ts'

/** One row of the result table: what the learner gave beside what was right. */
export const comparisonSchema = z.object({
  given: z.string(),
  correct: z.string(),
  isCorrect: z.boolean(),
})
export type Comparison = z.infer<typeof comparisonSchema>

export const traitScoreSchema = z.object({
  trait: traitSchema,
  points: pointsSchema,
  /** Standard error of `points.earned`, where the engine knows it; 0 where a rule counted or set them. */
  standardError: z.number().nonnegative().optional(),
  /** One line in plain words: why this many points. */
  reason: z.string(),
  /** The trait that earned nothing and took this one along; scores of before lack it. */
  zeroedBy: traitSchema.optional(),
})
export type TraitScore = z.infer<typeof traitScoreSchema>

/** The marks of the whole answer. */
export const totalSchema = pointsSchema.extend({
  /** Standard error of `earned`, where it is known; answers marked from a key and scores of before lack it. */
  standardError: z.number().nonnegative().optional(),
})
export type Total = z.infer<typeof totalSchema>

export const findingSeveritySchema = z.enum(['info', 'minor', 'moderate', 'critical'])
export type FindingSeverity = z.infer<typeof findingSeveritySchema>

/** One thing worth telling the learner. `start` and `end` are UTF-16 offsets in text, seconds in speech. */
export const findingSchema = z.object({
  /** One of the catalogue in `finding-codes`; older ones are read as they are called today. */
  code: findingCodeSchema,
  severity: findingSeveritySchema,
  start: z.number().nonnegative().optional(),
  end: z.number().nonnegative().optional(),
  message: z.string(),
  suggestion: z.string().optional(),
})
export type Finding = z.infer<typeof findingSchema>

export const wordMarkSchema = z.enum(['CORRECT', 'SPELLING', 'GRAMMAR_MINOR', 'GRAMMAR_MODERATE', 'GRAMMAR_CRITICAL'])
export type WordMark = z.infer<typeof wordMarkSchema>

/** What an error in writing is about. */
export const markCategorySchema = z.enum([
  'spelling',
  'confusable',
  'capital',
  'punctuation',
  'article',
  'number',
  'agreement',
  'verb',
  'tense',
  'preposition',
  'pronoun',
  'word-order',
  'word-form',
  'word-choice',
  'extra-word',
  'missing-word',
  'register',
])
export type MarkCategory = z.infer<typeof markCategorySchema>

/** One word of a written answer (specification §3, score detail). MISSED words are entries of their own with an empty span. */
export const writtenWordSchema = z.object({
  word: z.string(),
  type: wordMarkSchema,
  grammarErrorType: z.enum(['NONE', 'MISSED', 'EXTRA']),
  suggestion: z.string().nullable(),
  explanation: z.string().nullable(),
  category: markCategorySchema.optional(),
  /** How sure the engine is that this is an error, 0–1. */
  confidence: z.number().min(0).max(1).optional(),
  /** UTF-16 offsets in the answer, end exclusive. */
  span: z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()]),
})
export type WrittenWord = z.infer<typeof writtenWordSchema>

/** Whether an answer says a main point or its opposite: `doubtful` where it may be the opposite. */
export const pointTruthSchema = z.enum(['kept', 'doubtful', 'reversed'])
export type PointTruth = z.infer<typeof pointTruthSchema>

export const keyPointSchema = z.object({
  point: z.string(),
  isCovered: z.boolean(),
  /** The words of the answer that cover it, or say its opposite. */
  quote: z.string().nullable(),
  /** Absent where nothing was compared, and in scores of before. */
  truth: pointTruthSchema.optional(),
})
export type KeyPointResult = z.infer<typeof keyPointSchema>

/** Which syllable of a word (counted from 0) carried the main stress, as far as the engine can tell. */
export const wordStressSchema = z.object({
  expected: z.number().int().nonnegative(),
  heard: z.number().int().nonnegative(),
  /** How sure the engine is of `heard`, 0–1. */
  confidence: z.number().min(0).max(1),
})
export type WordStress = z.infer<typeof wordStressSchema>

export const spokenWordSchema = z.object({
  /** As the text has it; of an inserted word what was heard, “…” where it could not be made out. */
  word: z.string(),
  /** Position in the text that was to be read; an inserted word carries the position it stands before. */
  index: z.number().int().nonnegative(),
  status: z.enum(['correct', 'omitted', 'replaced', 'inserted', 'repeated']),
  /** 0 wrong or missing, 1 heavy accent, 2 right; null where nothing was said. */
  score: z.number().min(0).max(2).nullable(),
  /** Seconds from the start of the recording; null where nothing was said. */
  start: z.number().nonnegative().nullable(),
  end: z.number().nonnegative().nullable(),
  /** How sure the engine is of `status`, 0–1. */
  confidence: z.number().min(0).max(1).optional(),
  /** Only of words with two syllables and more. */
  stress: wordStressSchema.optional(),
})
export type SpokenWord = z.infer<typeof spokenWordSchema>

export const spokenPhoneSchema = z.object({
  /** ARPABET without stress. */
  phone: z.string(),
  /** Index into the text's words. */
  word: z.number().int().nonnegative(),
  /** 0 wrong or missing, 1 heavy accent, 2 right. */
  score: z.number().min(0).max(2),
  start: z.number().nonnegative().nullable(),
  end: z.number().nonnegative().nullable(),
  /** What it sounded like instead, where the engine is confident. */
  heardAs: z.string().optional(),
  /** How sure the engine is of `score`, 0–1. */
  confidence: z.number().min(0).max(1).optional(),
})
export type SpokenPhone = z.infer<typeof spokenPhoneSchema>

export const pauseSchema = z.object({ start: z.number().nonnegative(), end: z.number().nonnegative() })
export type Pause = z.infer<typeof pauseSchema>

/** A stumble: a filled pause ("er"), a word said again, a word begun wrongly and put right. */
export const disfluencySchema = z.object({
  kind: z.enum(['hesitation', 'repetition', 'self-correction']),
  start: z.number().nonnegative(),
  end: z.number().nonnegative(),
})
export type Disfluency = z.infer<typeof disfluencySchema>

/** The melody of a voice: semitones from the speaker's own middle, one value per step; null where there is no pitch. */
export const pitchLineSchema = z.object({
  stepSeconds: z.number().positive(),
  semitones: z.array(z.number().nullable()),
})
export type PitchLine = z.infer<typeof pitchLineSchema>

export const speechRateSchema = z.object({
  /** From the first to the last word, pauses included. */
  wordsPerMinute: z.number().nonnegative(),
  /** Vowels per second of speech, pauses left out. */
  syllablesPerSecond: z.number().nonnegative(),
})
export type SpeechRate = z.infer<typeof speechRateSchema>

/** How much neighbouring vowels differ in length. */
export const speechRhythmSchema = z.object({
  /** Vowels that it was measured on. */
  vowels: z.number().int().nonnegative(),
  /** nPVI-V: 0 where all are of one length, 200 at most. */
  pairVariability: z.number().min(0).max(200),
})
export type SpeechRhythm = z.infer<typeof speechRhythmSchema>

/** Where the words of open speech come from, the surest first. */
export const transcriptSourceSchema = z.enum(['service', 'model', 'embedded', 'browser', 'spotting'])
export type TranscriptSource = z.infer<typeof transcriptSourceSchema>

/** What can be seen and heard of any speech; scores given before this was kept have none of it. */
const melody = {
  disfluencies: z.array(disfluencySchema).optional(),
  pitch: pitchLineSchema.optional(),
  rate: speechRateSchema.optional(),
  rhythm: speechRhythmSchema.optional(),
}

export const evidenceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('text'),
    wordCount: z.number().int().nonnegative(),
    words: z.array(writtenWordSchema),
    keyPoints: z.array(keyPointSchema),
  }),
  z.object({
    kind: z.literal('speech'),
    seconds: z.number().nonnegative(),
    words: z.array(spokenWordSchema),
    phones: z.array(spokenPhoneSchema),
    pauses: z.array(pauseSchema),
    ...melody,
  }),
  z.object({
    kind: z.literal('open-speech'),
    seconds: z.number().nonnegative(),
    /** All words of a transcript; without one the words that were spotted, and what was not spotted is not here. */
    words: z.array(spokenWordSchema),
    /** The sounds of a transcript's words; without one there are none. */
    phones: z.array(spokenPhoneSchema).optional(),
    pauses: z.array(pauseSchema),
    ...melody,
    /** Where the words come from; scores given before this was kept rest on spotting. */
    transcriptSource: transcriptSourceSchema.optional(),
    keyPoints: z.array(keyPointSchema),
    /** Content rests on spotted words alone, and is shown as a rough estimate. */
    isRough: z.boolean(),
  }),
])
export type Evidence = z.infer<typeof evidenceSchema>

export const engineSchema = z.object({ id: z.string(), version: z.string() })
export type Engine = z.infer<typeof engineSchema>

/** Marks per skill and per trait, unrounded, with the evidence they rest on. Old versions always parse: their fixtures are committed. */
export const scoreSchema = z.object({
  version: z.literal(1),
  /** The exam format it was marked by. A string, so that a retired format still parses. */
  format: z.string(),
  engine: engineSchema,
  total: totalSchema,
  skills: z.partialRecord(skillSchema, pointsSchema),
  traits: z.array(traitScoreSchema),
  comparisons: z.array(comparisonSchema),
  findings: z.array(findingSchema),
  evidence: evidenceSchema,
  /** Continuous 0–1 judgements before any form rule, zero rule or rounding; null where there was nothing to judge. */
  estimates: z.record(z.string(), z.number().min(0).max(1).nullable()),
})
export type Score = z.infer<typeof scoreSchema>
