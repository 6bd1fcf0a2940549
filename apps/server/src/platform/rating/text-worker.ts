import {
  AudioError,
  type AudioErrorCode,
  audioLimitsOf,
  checkTake as checkPcm,
  decodeMp3,
  type TakeIssue,
} from '@rehearsal/speech/audio'
import type {
  SpokenContent,
  SpokenContentInput,
  WritingInput,
  WritingRater,
  WritingRating,
} from '@rehearsal/rating/types'
import type { AskingQuestion } from '@rehearsal/writing/question-texts'
import { workerData } from 'piscina'
import { z } from 'zod'

const { vectorsFile } = z.object({ vectorsFile: z.string().optional() }).parse(workerData ?? {})

let rater: Promise<WritingRater> | undefined

export async function rateWriting(input: WritingInput): Promise<WritingRating> {
  rater ??= loadRater().catch(forget)
  return (await rater).rateWriting(input)
}

/** Loaded with the first text: a take is checked without the half gigabyte of the writing engine. */
async function loadRater(): Promise<WritingRater> {
  const [{ createWritingRater }] = await Promise.all([import('@rehearsal/writing/rater'), nameVectors()])
  return createWritingRater()
}

/** The vectors that came with the questions are read with the first answer. */
async function nameVectors(): Promise<void> {
  if (vectorsFile === undefined) return
  const { takeKnownVectors } = await import('@rehearsal/writing/known-vectors')
  takeKnownVectors(vectorsFile)
}

/** Judges what a transcript says, without the rules for written text: 0.7 s sooner and in 100 MB less after a start. */
export async function judgeSpokenContent(input: SpokenContentInput): Promise<SpokenContent> {
  const [spoken] = await Promise.all([import('@rehearsal/writing/spoken-content'), nameVectors()])
  return spoken.judgeSpokenContent(input)
}

/** Encodes what a question says while its learner reads or hears it. */
export async function prepareQuestion(question: AskingQuestion): Promise<void> {
  const [prepared] = await Promise.all([import('@rehearsal/writing/prepare-question'), nameVectors()])
  await prepared.prepareQuestion(question)
}

/** A rater that could not be loaded is tried again with the next call. */
function forget(error: unknown): never {
  rater = undefined
  throw error
}

/** What cannot be scored fairly, the most useful reason first: noise explains why no speech was found. */
const REFUSED = ['too_short', 'too_noisy', 'no_speech', 'too_distorted'] as const satisfies readonly TakeIssue[]
type Refused = (typeof REFUSED)[number]

export type TakeResult = { seconds: number } | { problem: AudioErrorCode | Refused }

/**
 * Decodes a fresh take and says whether it can be scored. It runs among the texts, whose calls are short: among the
 * speech ratings a learner would wait for another one's score before an answer is even accepted.
 */
export async function checkTake(input: { bytes: Uint8Array; answerSeconds: number }): Promise<TakeResult> {
  try {
    const { pcm, seconds } = await decodeMp3(input.bytes, audioLimitsOf(input.answerSeconds))
    const { issues } = checkPcm(pcm)
    const problem = REFUSED.find((issue) => issues.includes(issue))
    return problem === undefined ? { seconds } : { problem }
  } catch (error) {
    if (error instanceof AudioError) return { problem: error.code }
    throw error
  }
}

/** The pronouncing dictionary is large, and most threads never need it. */
const loadPhonetics = () =>
  Promise.all([import('@rehearsal/phonetics/pronunciation/pronounce'), import('@rehearsal/phonetics/text/tokenize')])

/** How often each sound (ARPABET, most usual pronunciation) stands in each text. */
export async function countSounds({ texts }: { texts: readonly string[] }): Promise<Record<string, number>[]> {
  const [{ pronounceTextWord }, { tokenize }] = await loadPhonetics()
  return texts.map((text) => {
    const phones = tokenize(text).flatMap((word) => pronounceTextWord(word)[0] ?? [])
    return Object.fromEntries([...Map.groupBy(phones, (phone) => phone)].map(([phone, all]) => [phone, all.length]))
  })
}

export type SaidWord = {
  /** ARPABET, as most people say it; empty where nobody knows. */
  sounds: string[]
  /** IPA; null for words that the pronouncing dictionary lacks. */
  american: string | null
  british: string | null
}

/** How words are said; of a phrase, one word after the other. */
export async function sayWords({ texts }: { texts: readonly string[] }): Promise<SaidWord[]> {
  const [[{ pronounceTextWord }, { tokenize }], { printedPronunciation }] = await Promise.all([
    loadPhonetics(),
    import('@rehearsal/phonetics/pronunciation/printed-pronunciation'),
  ])
  return texts.map((text) => {
    const words = tokenize(text)
    return {
      sounds: words.flatMap((word) => pronounceTextWord(word)[0] ?? []),
      ...printedPronunciation(words.map(({ word }) => word).join(' ')),
    }
  })
}
