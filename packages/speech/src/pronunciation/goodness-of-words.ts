/** Measures the goodness of pronunciation of the phones of words, each in its context. */
import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'
import { type AcousticModel, positionOf } from '../acoustics/acoustic-model.ts'
import type { PlacedWord } from '../alignment/aligner.ts'
import type { FrameEvidence } from '../acoustics/frame-evidence.ts'
import { goodnessOfPhone, type PhoneGoodness } from './goodness-of-pronunciation.ts'

/** Silences at least this long (frames) cut the context between two words. */
export const CONTEXT_BREAK = 5

/** Measures all phones of a take in order. */
export function goodnessOfPhones(
  model: AcousticModel,
  evidence: FrameEvidence,
  words: readonly PlacedWord[],
): PhoneGoodness[] {
  return words.flatMap((word, w) => {
    const before = words[w - 1]
    const after = words[w + 1]
    const leftOf =
      before !== undefined && word.start - before.end < CONTEXT_BREAK ? before.phones.at(-1)?.phone : undefined
    const rightOf = after !== undefined && after.start - word.end < CONTEXT_BREAK ? after.phones[0]?.phone : undefined
    return goodnessOfWord(model, evidence, word, { left: leftOf ?? 'SIL', right: rightOf ?? 'SIL' })
  })
}

/** Measures the phones of one word; `left` and `right` name the sounds that touch it. */
export function goodnessOfWord(
  model: AcousticModel,
  evidence: FrameEvidence,
  word: PlacedWord,
  { left, right }: { left: string; right: string },
): PhoneGoodness[] {
  const known = knownMeasures.get(evidence) ?? new Map<string, PhoneGoodness>()
  knownMeasures.set(evidence, known)
  return word.phones.map((phone, i) => {
    const placed = {
      ...phone,
      phoneClass: ARPABET.findIndex((name) => name === phone.phone),
      word: word.index,
      position: positionOf(i, word.phones.length),
      left: word.phones[i - 1]?.phone ?? left,
      right: word.phones[i + 1]?.phone ?? right,
    }
    const key = [phone.phone, phone.start, phone.end, placed.left, placed.right, placed.position].join(' ')
    const measures = known.get(key) ?? goodnessOfPhone(model, evidence, placed, i, word.phones.length)
    known.set(key, measures)
    return { ...measures, word: word.index, wordPosition: i, wordLength: word.phones.length }
  })
}

/** A take is aligned more than once, and most phones stay where they were: each is measured once. */
const knownMeasures = new WeakMap<FrameEvidence, Map<string, PhoneGoodness>>()
