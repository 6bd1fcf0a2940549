import { ipaOfPhone } from '../phones/ipa-of-phone.ts'
import { soundsOf, withStressMarks } from './sounds.ts'

/**
 * How America says a word, in IPA as learner's dictionaries print it, from ARPABET with stress digits: one main stress, the
 * last one that the dictionary names, and none on the weak vowel of a prefix right before it (`dɪˈsaɪd`). Throws
 * `RangeError` on an unknown phone.
 */
export function americanIpa(pronunciation: string): string {
  const sounds = soundsOf(pronunciation, ipaOfPhone)
  const signed = sounds.map((sound, i) => {
    // Before another vowel the last sound of situation is short.
    const isShort = sound.name === 'UW' && sound.stress === '0' && sounds[i + 1]?.isVowel
    return isShort ? { ...sound, symbol: 'u' } : sound
  })
  return withStressMarks(signed)
}
