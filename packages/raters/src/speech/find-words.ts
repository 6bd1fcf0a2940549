import type { FoundWords } from './found-words.ts'
import type { FrameEvidence } from './frame-evidence.ts'
import { measurePhones } from './measure-phones.ts'
import type { PlannedWord } from './plan-text.ts'
import { placeWords, readWords } from './read-take.ts'
import type { SpeechModels } from './speech-models.ts'
import { verifyWords } from './verify-words.ts'

/** What was read, and where: the likeliest path proposes, the verifier decides word by word, then all that was said is aligned. */
export function findWords(
  models: SpeechModels,
  evidence: FrameEvidence,
  pcm: Float32Array,
  plan: readonly PlannedWord[],
): FoundWords {
  const read = verifyWords(models, evidence, plan, readWords(evidence, plan))
  const placed = placeWords(models, pcm, plan, read)
  return { read, placed, measures: measurePhones(models.acoustic, evidence, placed) }
}
