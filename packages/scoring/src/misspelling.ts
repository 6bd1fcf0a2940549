import { spellingForm } from '@rehearsal/exam/typed-text/spelling-form'
import { editDistance } from '@rehearsal/statistics/edit-distance'
import { alignSequences } from '@rehearsal/statistics/sequence-alignment'
import { isOneSwap } from './one-swap.ts'
import { soundKey } from './sound-key.ts'

/** What is known of words beside their letters. All are asked with forms of `spellingForm`. */
export type WordFacts = {
  /** Whether a text is a word of English in some form: runs, running. */
  isWord: (text: string) => boolean
  /** Whether two words are said alike: their, there. */
  soundAlike: (one: string, other: string) => boolean
  /** Whether two spellings are the British and the American one of a word. */
  areOneWord: (one: string, other: string) => boolean
}

/** Letters that may stand wrong: one in a short word, three in a long one. */
const SLIPS_BY_LENGTH = [
  { longest: 5, slips: 1 },
  { longest: 8, slips: 2 },
  { longest: Infinity, slips: 3 },
] as const
/** Consonants that must agree in what only sounds right: two are too few to tell cat from coyote. */
const SHORTEST_SOUND = 3

/**
 * Whether `typed` is `word` spelled wrong: it was heard, and the letters slipped. Another word, another form of the word
 * (exam for exams), nothing, or something far from it was not heard or not known, and is no matter of spelling.
 *
 * A text that is no word counts when few letters differ or when it sounds the same; a text that is a word counts when it
 * sounds the same (their, there) or has the same letters with two neighbours in each other's place (quiet, quite).
 * Words of one or two letters are no spelling words.
 */
export function isMisspelling(word: string, typed: string, facts: WordFacts): boolean {
  const [right, given] = [spellingForm(word), spellingForm(typed)]
  if (!isSpellingWord(right) || given === '' || given === right || /\s/u.test(given)) return false
  if (facts.areOneWord(right, given)) return false
  return facts.isWord(given) ? isOneSwap(right, given) || facts.soundAlike(right, given) : isNear(right, given)
}

/** Whether a word can stand in a spelling book: three letters and more, with apostrophes and hyphens within. */
export function isSpellingWord(word: string): boolean {
  return word.length <= 64 && /^\p{L}[\p{L}'-]*\p{L}$/u.test(word) && word.replaceAll(/[^\p{L}]/gu, '').length > 2
}

function isNear(right: string, given: string): boolean {
  const allowed = SLIPS_BY_LENGTH.find(({ longest }) => right.length <= longest)?.slips ?? 0
  if (editDistance(Array.from(right), Array.from(given), allowed) <= allowed) return true
  const sound = soundKey(right)
  return sound.length >= SHORTEST_SOUND && sound === soundKey(given)
}

/**
 * The words of a dictated sentence that were spelled wrong, each beside its slip. Word by word the two texts are laid
 * beside each other so that as many words as possible agree, and a slip stands nearer to its word than another word does.
 */
export function misspellingsIn(
  words: readonly string[],
  typed: readonly string[],
  facts: WordFacts,
): { word: string; typed: string }[] {
  const costOf = (word: string, given: string) => {
    if (spellingForm(word) === spellingForm(given)) return 0
    return isMisspelling(word, given, facts) ? SLIP_COST : Infinity
  }
  const slips: { word: string; typed: string }[] = []
  let [i, j] = [0, 0]
  // Laid from the end on, so that of equally good ways the one is taken whose first words agree.
  for (const step of alignSequences(words.toReversed(), typed.toReversed(), costOf).toReversed()) {
    const [word = '', given = ''] = [words[i], typed[j]]
    if (step === 'both' && costOf(word, given) > 0) slips.push({ word, typed: given })
    if (step !== 'other') i += 1
    if (step !== 'one') j += 1
  }
  return slips
}

/** A word left out and a word too many cost one each. */
const SLIP_COST = 0.5
