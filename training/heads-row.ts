/** What train_heads.py reads of one rated utterance. */
import { phoneFeatures } from '../packages/speech/src/pronunciation/phone-features.ts'
import type { PronunciationModels } from '../packages/speech/src/pronunciation/pronunciation-models.ts'
import type { ScoredTake } from '../packages/speech/src/pronunciation/score-take.ts'
import { pieceFeatures } from '../packages/speech/src/traits/rate-traits.ts'
import type { UtteranceHeads } from '../packages/speech/src/traits/utterance-heads.ts'
import type { Part, Utterance } from './corpus.ts'

/** `phoneScores`: those of raters, absent where the take holds other sounds than were rated. `planned`: sounds of each word of the text. */
export function headsRow(
  models: Pick<PronunciationModels, 'statistics'> & { heads: UtteranceHeads },
  part: Part,
  { utt, speaker, age, gender, human, phones, phoneScores }: Utterance,
  take: ScoredTake,
) {
  const scored = take.scored.flatMap((word) => word.phones.map(({ phone }) => phone))
  const isSame = scored.length === phones.length && scored.every((phone, i) => phone === phones[i])
  return {
    part,
    utt,
    speaker,
    age,
    gender,
    human,
    features: pieceFeatures(models, take, 0, take.plan.length),
    planned: take.plan.map(({ variants }) => variants[0]?.length ?? 0),
    phoneWords: take.measures.map(({ word }) => word),
    phoneFeatures: phoneFeatures(take.measures, models.statistics).map((row) => Array.from(row, rounded)),
    ...(isSame ? { phoneScores } : {}),
  }
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
