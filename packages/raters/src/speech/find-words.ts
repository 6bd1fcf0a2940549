import type { FrameEvidence } from './frame-evidence.ts'
import type { ReadWord } from './miscues.ts'
import type { PlannedWord } from './plan-text.ts'
import { readWords } from './read-take.ts'
import type { SpeechModels } from './speech-models.ts'
import { type SecondHearing, verifyWords } from './verify-words.ts'

/** What was read: the likeliest path proposes, the verifier decides word by word. */
export function findWords(
  models: SpeechModels,
  evidence: FrameEvidence,
  plan: readonly PlannedWord[],
  hearing?: SecondHearing,
): ReadWord[] {
  return verifyWords(models, evidence, plan, readWords(evidence, plan), hearing)
}
