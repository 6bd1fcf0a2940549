/** What speaks for accepted answers in a take, for dump-answers.ts and bench/dump-short-answers.mjs, which fit-answers.ts reads. */
import type { SpeechRecogniser } from '../packages/speech/src/decoder/recogniser.ts'
import type { SpeechModels } from '../packages/speech/src/models/speech-models.ts'
import { type AnswerEvidence, gatherEvidence } from '../packages/speech/src/short-answer/answer-evidence.ts'
import { answerCandidates } from '../packages/speech/src/spotting/answer-candidates.ts'
import { hearTake } from '../packages/speech/src/spotting/hear-take.ts'
import { keywordOf } from '../packages/speech/src/spotting/keyword.ts'
import type { OpenModels } from '../packages/speech/src/spotting/open-models.ts'
import { predictLogistic } from '../packages/statistics/src/logistic-regression.ts'

/** What the sound hardly holds is not looked at more closely (rate-short-answer.ts). */
const LEAST_SOUND = 0.01

export type AnswerTrial = Omit<AnswerEvidence, 'place'> & { word: string; sound: number; speechSeconds: number }

/** The evidence for each word in a take of 16 kHz, beside the words that are accepted with it; of a word that the sound hardly holds there is none. */
export function answerTrials(
  { models, open, recogniser }: { models: SpeechModels; open: OpenModels; recogniser: SpeechRecogniser },
  pcm: Float32Array,
  words: readonly string[],
  accepted: readonly string[] = [],
): AnswerTrial[] {
  const take = hearTake(models, pcm)
  if (take === null) return []
  const speechSeconds = take.spans.reduce((sum, { start, end }) => sum + end - start, 0) / 100
  return words.flatMap((word) => {
    const keyword = keywordOf(word)
    const places = keyword === null ? [] : answerCandidates(keyword, take, models.acoustic)
    const [place] = places
      .map((placed) => ({ ...placed, wording: word, confidence: predictLogistic(open.answer, placed.features) }))
      .toSorted((a, b) => b.confidence - a.confidence)
    if (place === undefined || place.confidence < LEAST_SOUND) return []
    const isAccepted = (other: string) => other === word || accepted.some((each) => each.split(' ').includes(other))
    return gatherEvidence([place], take, { formsOf: () => [word], isAccepted }, recogniser).map(
      ({ fit, fitBehind, longerAhead, overruled }) => ({
        word,
        sound: place.confidence,
        fit,
        fitBehind,
        longerAhead,
        overruled,
        speechSeconds,
      }),
    )
  })
}
