/** Judges a short answer by a transcript and the sound. */
import type { TranscriptSource } from '@rehearsal/exam/score'
import type { ShortAnswerRating } from '@rehearsal/rating/types'
import { type AnswerEvidence, answerProbability } from './answer-evidence.ts'
import { NEGATED, NOT_HEARD, UNSURE } from './answer-findings.ts'
import type { WrittenAnswer } from './answers-in-text.ts'
import type { Candidate } from './candidate.ts'

type Written = Exclude<TranscriptSource, 'spotting'>
type Judged = {
  best: Candidate | null
  rating: Pick<ShortAnswerRating, 'transcriptSource' | 'heard' | 'confidence' | 'findings'>
}

/** How surely the sound must hold an answer that the transcript has: a learner could send any text from a browser. */
const CONFIRMED: Readonly<Record<Written, number>> = { service: 0.08, model: 0.08, embedded: 0.08, browser: 0.4 }
/** An answer that the transcript has not must be this sure by the sound: recognisers mishear single words. */
const SURE = 0.8
/** Likelier than not, too, beside all else that may have been said there. */
const LIKELY = 0.5
const UNSURE_BELOW = 0.3

export type WrittenInput = {
  /** Accepted answers in the transcript. */
  written: readonly WrittenAnswer[]
  /** Places of accepted answers in the sound, the surest first. */
  candidates: readonly Candidate[]
  /** What speaks for the surest place of each wording, the surest first. */
  evidence: readonly AnswerEvidence[]
  /** Looks whether “not” was said before a place. */
  isSaid: (place: Candidate) => boolean
}

/** Whether the answer is right, by a transcript of someone else and the sound together. */
export function judgeWritten(source: Written, { written, candidates, evidence, isSaid }: WrittenInput): Judged {
  const right = new Set(written.filter(({ isNegated }) => !isNegated).map(({ wording }) => wording))
  const confirmed = candidates.find(
    (place) =>
      right.has(place.wording) && place.confidence >= CONFIRMED[source] && (source !== 'browser' || isSaid(place)),
  )
  if (confirmed !== undefined) {
    const findings = confirmed.confidence < UNSURE_BELOW ? [UNSURE] : []
    return { best: confirmed, rating: { ...heardAs(source, confirmed), findings } }
  }
  if (written.some(({ isNegated }) => isNegated)) return nothing(source, candidates, NEGATED)
  const clear = evidence.find(
    (each) => each.place.confidence >= SURE && answerProbability(each) >= LIKELY && isSaid(each.place),
  )?.place
  if (clear === undefined) return nothing(source, candidates, NOT_HEARD)
  return { best: clear, rating: { ...heardAs('spotting', clear), findings: [] } }
}

function heardAs(transcriptSource: TranscriptSource, { wording, confidence }: Candidate) {
  return { transcriptSource, heard: wording, confidence }
}

function nothing(source: Written, candidates: readonly Candidate[], finding: typeof NOT_HEARD): Judged {
  const confidence = 1 - (candidates[0]?.confidence ?? 0)
  return { best: null, rating: { transcriptSource: source, heard: null, confidence, findings: [finding] } }
}
