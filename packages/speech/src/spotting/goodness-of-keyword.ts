import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'
import type { FrameEvidence } from '../acoustics/frame-evidence.ts'
import { goodnessOfPhone, type PhoneGoodness } from '../pronunciation/goodness-of-pronunciation.ts'
import { type AcousticModel, positionOf } from '../acoustics/acoustic-model.ts'
import { SILENCE_CLASS } from '../acoustics/sound-classes.ts'
import type { LoopSound } from '../acoustics/phone-loop.ts'
import type { FrameSpan } from '../front-end/frame-span.ts'
import type { SoundChain } from './sound-chain.ts'

export type PlacedChain = { chain: SoundChain; sounds: readonly FrameSpan[]; start: number; end: number }

/**
 * Measures each phone of a chain where it was placed. What stands before and after is unknown; the likeliest sounds there
 * are its context.
 */
export function goodnessOfKeyword(
  acoustic: AcousticModel,
  evidence: FrameEvidence,
  loop: readonly LoopSound[],
  { chain, sounds, start, end }: PlacedChain,
): PhoneGoodness[] {
  const names = chain.phones.map((soundClass) => ARPABET[soundClass] ?? 'SIL')
  const before = nameOf(loop.findLast((sound) => sound.start < start)?.soundClass)
  const after = nameOf(loop.find((sound) => sound.end > end)?.soundClass)
  return sounds.map((sound, i) => {
    const word = chain.wordOf[i] ?? 0
    const first = chain.wordOf.indexOf(word)
    const length = chain.wordOf.lastIndexOf(word) - first + 1
    const placed = {
      ...sound,
      phone: names[i] ?? 'SIL',
      phoneClass: chain.phones[i] ?? 0,
      word,
      position: positionOf(i - first, length),
      left: names[i - 1] ?? before,
      right: names[i + 1] ?? after,
    }
    return goodnessOfPhone(acoustic, evidence, placed, i - first, length)
  })
}

function nameOf(soundClass: number | undefined): string {
  return soundClass === undefined || soundClass === SILENCE_CLASS ? 'SIL' : (ARPABET[soundClass] ?? 'SIL')
}
