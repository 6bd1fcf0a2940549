import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'
import { CLASSES, SILENCE_CLASS } from '../acoustics/sound-classes.ts'

export const FRAMES_PER_SOUND = 8
const LIKELY = 1
const UNLIKELY = -3

/** Frame scores of a take in which these phones (`SIL` for silence) were said clearly, 80 ms each. */
export function saidScores(phones: string): Float32Array {
  const sounds = phones.split(' ').map(classOf)
  const scores = new Float32Array(sounds.length * FRAMES_PER_SOUND * CLASSES).fill(UNLIKELY)
  sounds.forEach((soundClass, i) => {
    for (let t = i * FRAMES_PER_SOUND; t < (i + 1) * FRAMES_PER_SOUND; t++) scores[t * CLASSES + soundClass] = LIKELY
  })
  return scores
}

export function classOf(phone: string): number {
  return phone === 'SIL' ? SILENCE_CLASS : ARPABET.findIndex((name) => name === phone)
}
