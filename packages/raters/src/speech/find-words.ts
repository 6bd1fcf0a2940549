import { confirmWords, isWorthRestoring, restoreWords } from './confirm-words.ts'
import type { FoundWords } from './found-words.ts'
import type { FrameEvidence } from './frame-evidence.ts'
import { measurePhones } from './measure-phones.ts'
import type { ReadWord } from './miscues.ts'
import type { PlannedWord } from './plan-text.ts'
import { placeWords, readWords } from './read-take.ts'
import { scorePhones } from './score-phones.ts'
import type { SpeechModels } from './speech-models.ts'

/**
 * What was read, and where. The likeliest path comes first; words whose sounds do not bear it out are doubted; then words
 * that were missed or doubted are sought once more in an alignment of the whole text, where accents are forgiven.
 */
export function findWords(models: SpeechModels, evidence: FrameEvidence, plan: readonly PlannedWord[]): FoundWords {
  const align = (read: ReadWord[]): FoundWords => {
    const placed = placeWords(models, evidence, plan, read)
    return { read, placed, measures: measurePhones(models.acoustic, evidence, placed) }
  }
  const path = align(readWords(evidence, plan))
  const confirmed = rebind(path, confirmWords(path, plan.length))
  if (!isWorthRestoring(path.read, confirmed.read, plan.length)) return confirmed
  const whole = align(plan.map((_, index) => ({ index, status: 'correct', variant: 0, start: null, end: null })))
  const restored = restoreWords(confirmed, whole, scorePhones(models, whole.measures))
  return restored.some((word, i) => word !== confirmed.read[i]) ? align(restored) : confirmed
}

/** The same places with the words' new status; which words have a place does not change. */
function rebind(found: FoundWords, read: ReadWord[]): FoundWords {
  const index = new Map(found.read.map((word, i) => [word, i]))
  return {
    ...found,
    read,
    placed: found.placed.map((place) => ({ ...place, read: read[index.get(place.read) ?? -1] ?? place.read })),
  }
}
