/** Decides from probabilities which words of a text were said, replaced or left out. */
import { MIN_REPLACEMENT_FRAMES, type ReadWord } from '../reading/miscues.ts'
import type { WordEvidence } from './word-evidence.ts'

/** An added word that lies this far in a word which was said after all is that word. */
const MAX_TAKEN_SHARE = 0.5

/**
 * A word this likely keeps its place beside a surer one: each is tried on its own, and short ones may be placed a little
 * beside where they were said. Chosen on training speakers.
 */
const KEEPS_ITS_PLACE = 0.6

/**
 * The reading once each word of the text has its probability of having been said: from the threshold on a word is right,
 * below it is replaced where there is other speech in its place, otherwise left out. An added word that lies in one which
 * was said after all is gone.
 */
export function decideWords(
  found: readonly ReadWord[],
  words: readonly (Decisive | null)[],
  probabilities: readonly number[],
  threshold: number,
): ReadWord[] {
  const own = probabilities.map((probability, index) => (isTaken(index, words, probabilities) ? 0 : probability))
  const decided = found.map((word) => {
    if (word.status === 'inserted' || word.status === 'repeated') return word
    return decideWord(word, words[word.index] ?? null, own[word.index] ?? 0, threshold)
  })
  const restored = decided.filter((word, i) => word.status === 'correct' && found[i]?.status !== 'correct')
  return decided.filter((word) => word.status !== 'inserted' || !restored.some((other) => isWithin(word, other)))
}

/** Whether a doubtful word has its place in that of a surer one: the same sounds cannot have been both. */
function isTaken(index: number, words: readonly (Decisive | null)[], probabilities: readonly number[]): boolean {
  const place = words[index]?.place
  if (place === undefined || (probabilities[index] ?? 0) >= KEEPS_ITS_PLACE) return false
  return words.some((other, i) => {
    const isSurer = i !== index && (probabilities[i] ?? 0) > (probabilities[index] ?? 0)
    return isSurer && other !== null && isWithin(place, other.place)
  })
}

type Decisive = Pick<WordEvidence, 'place' | 'variant' | 'fillerWithout'>

function decideWord(word: ReadWord, evidence: Decisive | null, probability: number, threshold: number): ReadWord {
  if (evidence !== null && probability >= threshold) {
    const { variant, place } = evidence
    if (word.status === 'correct') return { ...word, confidence: probability }
    return { ...word, status: 'correct', variant, start: place.start, end: place.end, confidence: probability }
  }
  const confidence = 1 - probability
  if (word.status !== 'correct') return { ...word, confidence }
  if ((evidence?.fillerWithout ?? 0) >= MIN_REPLACEMENT_FRAMES) return { ...word, status: 'replaced', confidence }
  return { ...word, status: 'omitted', start: null, end: null, confidence }
}

type Place = Pick<ReadWord, 'start' | 'end'>

function isWithin(inner: Place, outer: Place): boolean {
  const [start, end] = [inner.start ?? 0, inner.end ?? 0]
  const shared = Math.min(end, outer.end ?? 0) - Math.max(start, outer.start ?? 0)
  return shared > MAX_TAKEN_SHARE * (end - start)
}
