import type { TranscriptWord } from '@rehearsal/rating/types'
import { z } from 'zod'
import { jsonOf } from '../http-client.ts'

const secondsSchema = z.number().nonnegative().max(3600).nullable().catch(null)
const shareSchema = z.number().min(0).max(1).nullable().catch(null)
const wordSchema = z.object({
  word: z.string().max(200),
  start: secondsSchema.default(null),
  end: secondsSchema.default(null),
  probability: shareSchema.default(null),
})
const segmentSchema = z.object({
  text: z.string().default(''),
  start: z.number().catch(0).default(0),
  end: z.number().catch(0).default(0),
  avg_logprob: z.number().max(0).nullable().catch(null).default(null),
  no_speech_prob: shareSchema.default(null),
  words: z.array(wordSchema).nullish(),
})
/** The wire shape of `verbose_json`, and of `json`, which has the text alone. */
const transcriptionSchema = z.object({
  text: z.string(),
  words: z.array(wordSchema).nullish(),
  segments: z.array(segmentSchema).nullish(),
})
type Segment = z.infer<typeof segmentSchema>

/** Whisper's own rule for a stretch in which nobody speaks: unsure of its words, and sure that there are none. */
const NO_SPEECH = 0.6
const UNSURE_LOG_PROBABILITY = -1

export type ReadTranscription = { text: string; words: TranscriptWord[]; confidence: number | null }

/** Reads a transcription server's answer; null for what has another shape. Stretches made up from silence are left out. */
export function readTranscription(body: string): ReadTranscription | null {
  const parsed = transcriptionSchema.safeParse(jsonOf(body))
  if (!parsed.success) return null
  const { text, segments } = parsed.data
  const spoken = segments?.filter((segment) => !isMadeUp(segment)) ?? []
  const isCut = segments !== null && segments !== undefined && spoken.length < segments.length
  const words = parsed.data.words ?? segments?.flatMap((segment) => segment.words ?? []) ?? []
  const isKept = ({ start }: { start: number | null }) =>
    !isCut || start === null || spoken.some((segment) => start >= segment.start && start < segment.end)
  return {
    text: isCut ? spoken.map((segment) => segment.text.trim()).join(' ') : text,
    words: words.filter(isKept).map(({ word, start, end, probability }) => ({
      word: word.trim(),
      start,
      end: start !== null && end !== null && end < start ? null : end,
      confidence: probability,
    })),
    confidence: confidenceOf(spoken),
  }
}

function isMadeUp({ avg_logprob: logProbability, no_speech_prob: noSpeech }: Segment): boolean {
  return (noSpeech ?? 0) > NO_SPEECH && (logProbability ?? 0) < UNSURE_LOG_PROBABILITY
}

/** Mean probability of the words, less that nobody spoke, over the segments by their length. */
function confidenceOf(segments: readonly Segment[]): number | null {
  const known = segments.flatMap(({ avg_logprob: log, no_speech_prob: noSpeech, start, end }) =>
    log === null ? [] : [{ share: Math.exp(log) * (1 - (noSpeech ?? 0)), length: Math.max(0.1, end - start) }],
  )
  const length = known.reduce((sum, each) => sum + each.length, 0)
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each.share * each.length, 0) / length
}
