import { z } from 'zod'
import { checkCoverage, checkWordCount } from '../checks.ts'
import type { FieldProblem } from '../problem.ts'
import { authoredText, commonSourceSchema, kindOf, voiceSchema } from './kind.ts'
import { checkSpoken, keyPointFields, spokenSubject } from './parts.ts'

/** Two minutes hold some 250 words; a summary needs fewer. */
const SAMPLE_WORDS = { min: 150, max: 220 }
const SPEAKERS = 3
/** Whoever speaks once has said one thing, and nothing relates to it. */
const LEAST_TURNS = 2

/** A discussion of three `speakers`, each with a voice of their own; main points, whose views they are, and a model summary. */
export const summarizeGroupDiscussion = kindOf({
  source: commonSourceSchema.extend({
    speakers: z.array(z.strictObject({ name: authoredText, voice: voiceSchema })).length(SPEAKERS),
    transcript: z.array(z.strictObject({ speaker: authoredText, text: authoredText })).min(1),
    keyPoints: z
      .array(z.strictObject({ point: authoredText, speaker: authoredText.optional(), ...keyPointFields }))
      .min(2),
    sampleAnswer: authoredText,
  }),
  check: (source, knowsWord) => {
    const { transcript, keyPoints, sampleAnswer } = source
    const length = { words: { min: 300, max: 450 }, seconds: { min: 120, max: 180 } }
    return [
      ...checkSpeakers(source),
      ...checkSpoken('transcript', textOf(transcript), length, knowsWord),
      ...checkWordCount('sampleAnswer', sampleAnswer, SAMPLE_WORDS),
      ...checkCoverage('sampleAnswer', sampleAnswer, keyPoints),
    ]
  },
  facts: ({ transcript, keyPoints, sampleAnswer }) => ({
    ...spokenSubject('transcript', textOf(transcript)),
    keyPoints: { field: 'keyPoints', points: keyPoints },
    sampleAnswers: [{ field: 'sampleAnswer', text: sampleAnswer }],
  }),
  convert: ({ speakers, transcript, keyPoints, sampleAnswer }, media) => {
    const voiceOf = new Map(speakers.map(({ name, voice }) => [name, voice]))
    const turns = transcript.map(({ speaker, text }) => ({ voice: voiceOf.get(speaker) ?? 'slt', text }))
    return {
      prompt: { audio: media.speak({ turns }) },
      answerKey: {
        turns: transcript,
        keyPoints,
        sampleAnswer,
        modelAudio: media.speak({ turns: [{ voice: 'slt', text: sampleAnswer }] }),
      },
      searchTexts: [],
    }
  },
})

type Discussion = {
  speakers: readonly { name: string; voice: string }[]
  transcript: readonly { speaker: string; text: string }[]
  keyPoints: readonly { speaker?: string | undefined }[]
}

const textOf = (transcript: Discussion['transcript']) => transcript.map(({ text }) => text).join('\n')

/** The speakers can be told apart, each has a say and a view of their own, and some points say how the views relate. */
function checkSpeakers({ speakers, transcript, keyPoints }: Discussion): FieldProblem[] {
  const names = new Set(speakers.map(({ name }) => name))
  const isTwice = names.size < speakers.length || new Set(speakers.map(({ voice }) => voice)).size < speakers.length
  const silent = speakers.filter(({ name }) => transcript.filter((turn) => turn.speaker === name).length < LEAST_TURNS)
  const viewless = speakers.filter(({ name }) => !keyPoints.some(({ speaker }) => speaker === name))
  const isRelated = keyPoints.some(({ speaker }) => speaker === undefined)
  return [
    ...(isTwice ? [{ field: 'speakers', message: 'have the same name or the same voice' }] : []),
    ...silent.map(({ name }) => ({ field: 'transcript', message: `${name} has fewer than ${LEAST_TURNS} turns` })),
    ...viewless.map(({ name }) => ({ field: 'keyPoints', message: `no point is a view of ${name}` })),
    ...(isRelated ? [] : [{ field: 'keyPoints', message: 'no point says how the views relate' }]),
    ...unnamed('transcript', transcript, names),
    ...unnamed('keyPoints', keyPoints, names),
  ]
}

function unnamed(
  field: string,
  list: readonly { speaker?: string | undefined }[],
  names: ReadonlySet<string>,
): FieldProblem[] {
  return list.flatMap(({ speaker }, i) =>
    speaker === undefined || names.has(speaker)
      ? []
      : [{ field: `${field}.${i}.speaker`, message: `${speaker} is none of the speakers` }],
  )
}
