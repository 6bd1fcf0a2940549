import type { SpokenPhone, SpokenWord } from '../score.ts'
import { isOfText, isSure, isSureWord } from './evidence-of-speech.ts'

/** A sound that was not made well, over a whole answer. */
export type WeakSound = {
  /** ARPABET without stress. */
  phone: string
  /** What it sounded like most often, where the engine was confident. */
  heardAs: string | null
  /** How often it was said at all, and how often not well. */
  times: number
  weakTimes: number
  /** What is missing to 2 in each of those, summed. */
  lost: number
  /** Positions in the evidence's words, the worst first; each once. */
  places: number[]
}

/**
 * Scores are 0 wrong, 1 heavy accent, 2 right. Below this a listener notices that a sound is not quite there; the reason
 * of the pronunciation trait names sounds from the same figure on. Estimates keep to the middle: few lie below 1.5.
 */
const WEAK_BELOW = 1.8
const MOST = 2

/** More sounds than these at once are no drill. */
export const MOST_DRILLED = 3

/**
 * The sounds that were said and not made well, the costliest first. What the engine is not sure of is left out, and so are
 * words in whose place another was surely said: their sounds were not tried.
 */
export function weakSounds(words: readonly SpokenWord[], phones: readonly SpokenPhone[]): WeakSound[] {
  const others = new Set(words.flatMap((word) => (word.status === 'replaced' && isSureWord(word) ? [word.index] : [])))
  const heard = phones.filter((phone) => phone.start !== null && isSure(phone) && !others.has(phone.word))
  return [...Map.groupBy(heard, ({ phone }) => phone)]
    .map(([phone, said]) => weakSound(phone, said, words))
    .filter(({ weakTimes }) => weakTimes > 0)
    .toSorted((a, b) => b.lost - a.lost || a.phone.localeCompare(b.phone))
}

function weakSound(phone: string, said: readonly SpokenPhone[], words: readonly SpokenWord[]): WeakSound {
  const weak = said.filter(({ score }) => score < WEAK_BELOW).toSorted((a, b) => a.score - b.score)
  const places = weak.map(({ word }) => words.findIndex((each) => isOfText(each) && each.index === word))
  return {
    phone,
    heardAs: mostFrequent(weak.flatMap(({ heardAs }) => heardAs ?? [])),
    times: said.length,
    weakTimes: weak.length,
    lost: weak.reduce((sum, { score }) => sum + MOST - score, 0),
    places: [...new Set(places)].filter((place) => place >= 0),
  }
}

function mostFrequent(values: readonly string[]): string | null {
  const [most] = [...Map.groupBy(values, (value) => value)].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0] ?? null
}
