import { ARPABET } from '../lexicon/arpabet.ts'
import { type AcousticModel, positionOf } from './acoustic-model.ts'
import type { AlignedWord } from './aligner.ts'
import type { FrameEvidence } from './frame-evidence.ts'
import { measurePhone, type PhoneMeasures } from './phone-measures.ts'

/** A word of the text that was found in the take. */
export type PlacedWord = AlignedWord & { index: number }

/** Silences at least this long (frames) cut the context between two words. */
const CONTEXT_BREAK = 5

/** Measures all phones of a take in order. */
export function measurePhones(
  model: AcousticModel,
  evidence: FrameEvidence,
  words: readonly PlacedWord[],
): PhoneMeasures[] {
  return words.flatMap((word, w) => {
    const before = words[w - 1]
    const after = words[w + 1]
    const leftOf =
      before !== undefined && word.start - before.end < CONTEXT_BREAK ? before.phones.at(-1)?.phone : undefined
    const rightOf = after !== undefined && after.start - word.end < CONTEXT_BREAK ? after.phones[0]?.phone : undefined
    return word.phones.map((phone, i) => {
      const placed = {
        ...phone,
        phoneClass: ARPABET.findIndex((name) => name === phone.phone),
        word: word.index,
        position: positionOf(i, word.phones.length),
        left: word.phones[i - 1]?.phone ?? leftOf ?? 'SIL',
        right: word.phones[i + 1]?.phone ?? rightOf ?? 'SIL',
      }
      return measurePhone(model, evidence, placed, i, word.phones.length)
    })
  })
}
