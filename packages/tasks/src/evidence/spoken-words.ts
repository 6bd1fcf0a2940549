import type { SpokenPhone, SpokenWord, WordStress } from '@rehearsal/exam/score'
import { clarityOf } from '@rehearsal/exam/speech/clear-word'
import { isOfText, isSureWord } from '@rehearsal/exam/speech/evidence-of-speech'

/** A word of a reading as the result shows it. */
export type HeardWord = {
  id: string
  word: string
  look: 'correct' | 'unclear' | 'wrong' | 'left-out' | 'added'
  /** Seconds in the recording; null where nothing was said. */
  clip: { startSeconds: number; endSeconds: number } | null
  phones: readonly SpokenPhone[]
  /** Its place in the text; null for what stands between its words. */
  index: number | null
  isReplaced: boolean
  /** The engine is not sure of the look. */
  isUnsure: boolean
  stress: WordStress | null
}

/** Words of open speech as a recogniser wrote them down: what the sound does not bear out may be misheard, and is no slip. */
export function transcribedWords(words: readonly SpokenWord[], phones: readonly SpokenPhone[]): HeardWord[] {
  return heardWords('', words, phones).map((word, place) =>
    words[place]?.status === 'correct'
      ? word
      : { ...word, look: 'unclear', isReplaced: false, isUnsure: true, stress: null },
  )
}

/**
 * Names how each word of a reading was said. The words of the text keep the spelling and punctuation of `text`
 * where the engine counts the same words.
 */
export function heardWords(text: string, words: readonly SpokenWord[], phones: readonly SpokenPhone[]): HeardWord[] {
  const written = text.split(/\s+/u).filter((word) => word !== '')
  const counted = new Set(words.filter(isOfText).map(({ index }) => index)).size
  return words.map((word, place) => ({
    id: String(place),
    word: isOfText(word) && counted === written.length ? (written[word.index] ?? word.word) : word.word,
    look: lookOf(word),
    clip:
      word.start === null || word.end === null || word.status === 'omitted'
        ? null
        : { startSeconds: word.start, endSeconds: word.end },
    phones: isOfText(word) ? phones.filter((phone) => phone.word === word.index) : [],
    index: isOfText(word) ? word.index : null,
    isReplaced: word.status === 'replaced',
    isUnsure: !isSureWord(word),
    stress: word.stress ?? null,
  }))
}

function lookOf({ status, score }: SpokenWord): HeardWord['look'] {
  if (status === 'omitted') return 'left-out'
  if (status === 'inserted' || status === 'repeated') return 'added'
  if (status === 'replaced') return 'wrong'
  const clarity = score === null ? 'clear' : clarityOf(score)
  return clarity === 'clear' ? 'correct' : clarity
}
