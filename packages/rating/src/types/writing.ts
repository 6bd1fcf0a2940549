import type { Engine, Finding, KeyPointResult, WrittenWord } from '@rehearsal/exam/score'
import type { Trait } from '@rehearsal/exam/trait'
import type { Estimate } from './estimate.ts'

/** How one speaks or writes to somebody in a situation (exam-rules §5, appropriacy and conventions). */
export type Register = 'formal' | 'informal'

/** An authored main point of a text, and the words by which an answer shows it. */
export type KeyPoint = {
  point: string
  /** Each inner list holds alternatives (words or short phrases); the point is covered when enough lists are hit. */
  cues: readonly (readonly string[])[]
  /** Sentences that say it, and that say the opposite, as learners would; nothing of them is shown. */
  says?: readonly string[] | undefined
  opposite?: readonly string[] | undefined
}

/** What a written answer is about: a text or a talk to be summarised, a question to be discussed, a situation to be written in. */
export type PromptKind = 'passage' | 'lecture' | 'question' | 'situation'

/**
 * An answer that was given before this one: to this question by the same learner (`retry`), to another one (`own`), or by
 * another learner who shows it (`community`).
 */
export type EarlierAnswer = { text: string; from: 'retry' | 'own' | 'community'; questionId: number }

/** What an answer is held against to find what was learned by heart. */
export type KnownTexts = {
  /** Long runs of these that come again are shown as such; newest first. */
  earlierAnswers?: readonly EarlierAnswer[] | undefined
  /** What every learner is shown of the question beside its prompt: runs of it are taken from nobody. */
  givenTexts?: readonly string[] | undefined
}

export type WritingInput = KnownTexts & {
  /** What the learner wrote. */
  text: string
  /** What the answer is about; empty when unknown. */
  promptText: string
  /** What findings call the prompt. */
  promptKind: PromptKind
  /** Authored main points; empty when unknown. */
  keyPoints: readonly KeyPoint[]
  /** Of a letter: how its reader is to be written to. */
  register?: Register | undefined
}

/** Whether an answer is about its question; `doubtful` where it cannot be told. */
export type TopicVerdict = 'on' | 'doubtful' | 'off'

export type WritingRating = {
  engine: Engine
  words: WrittenWord[]
  findings: Finding[]
  /** Null when neither prompt nor key points are known. */
  content: null | {
    /** Share of the prompt's main points that are covered, 0–1. */
    coverage: number
    keyPoints: KeyPointResult[]
    /** Share of the answer's words that stand in runs of five or more copied words, 0–1. */
    copiedShare: number
    /** Similarity of topic with the prompt, 0–1. */
    relevance: number
    /** Absent in ratings of older engines. */
    topic?: TopicVerdict
    /** Share of the words that do not stand in paragraphs about something else, 0–1; absent without such. */
    topicShare?: number
  }
  /** Share of the answer's words in frames that fit any topic, 0–1. */
  templateShare?: number
  /** Share of its words in such frames or in long runs of earlier answers, 0–1. */
  memorisedShare?: number
  /** Share of the words in sentences without a verb, the lines of letters left out, 0–1. */
  verblessShare?: number
  /** Share of the words in sentences of another language, 0–1. */
  foreignShare?: number
  /** How far the sentences of an essay stand in order, 0–1; absent where it is not judged. */
  order?: number
  /** False for what is not English prose: gibberish, word salad, another language. */
  isProse: boolean
  /** Sentences, as the form rule counts them. */
  sentences: number
  /** Written in capitals throughout. */
  isAllCapitals: boolean
  errors: { spelling: number; grammarMinor: number; grammarModerate: number; grammarCritical: number }
  /** 0–1, before any form rule, zero rule or rounding. */
  estimates: { overall: Estimate; grammar: Estimate; vocabulary: Estimate; cohesion: Estimate; spelling: Estimate }
  /** What a stronger engine says, where one was asked. Scorers bound it by their own judgement. */
  outside?: OutsideJudgement
}

/** Traits as another engine judges them, 0–1 of their maximum, and the main points that it found. */
export type OutsideJudgement = {
  engine: Engine
  traits: { trait: Trait; share: number; reason: string }[]
  keyPoints: KeyPointResult[]
}

/** Rates written answers of every kind. Never throws on any text. */
export type WritingRater = {
  engine: Engine
  rateWriting: (input: WritingInput) => Promise<WritingRating>
}
