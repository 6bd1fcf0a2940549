import { mapTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { spellingForm } from '@rehearsal/exam/typed-text/spelling-form'
import { commonLengths } from '@rehearsal/statistics/longest-common-subsequence'

/** One word of a dictated sentence beside what was typed for it. `given` is empty where nothing matches. */
export type DictatedWord = { correct: string; given: string; isCorrect: boolean }

/**
 * Marks a typed sentence against the dictated one, word by word.
 *
 * The rule: a word earns its mark when it stands, in order, in a longest common run of the two sentences.
 * Words are compared by their `spellingForm`, punctuation does not count, and hyphens and dashes part words.
 * Extra words cost nothing, and a repeated word earns its mark once for each time it was said.
 *
 * PTE score guide, "Write from dictation": one mark for each correct word spelled correctly.
 *
 * @example
 * markDictation('The exam starts soon.', 'the exams start soon').filter((word) => word.isCorrect).length // 2
 */
export function markDictation(sentence: string, typed: string): DictatedWord[] {
  const correct = wordsOf(sentence)
  const given = wordsOf(typed)
  const lengths = commonLengths(correct.map(spellingForm), given.map(spellingForm))
  return walk(correct, given, lengths)
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*/gu

/** Splits a sentence into words as the dictation rule counts them: without punctuation, each as it was typed. */
export function wordsOf(sentence: string): string[] {
  const { text, rawSpan } = mapTyped(sentence)
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const { start, end } = rawSpan(index, index + word.length)
    return sentence.slice(start, end)
  })
}

function at(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0
}

/** Pairs each dictated word with its match, or with the typed words that stand where it should be. */
function walk(
  correct: readonly string[],
  given: readonly string[],
  lengths: readonly (readonly number[])[],
): DictatedWord[] {
  const words: DictatedWord[] = []
  let j = 0
  for (const [i, word] of correct.entries()) {
    const skipped: string[] = []
    while (
      j < given.length &&
      spellingForm(given[j] ?? '') !== spellingForm(word) &&
      at(lengths, i, j + 1) === at(lengths, i, j)
    ) {
      if (at(lengths, i + 1, j) === at(lengths, i, j) && skipped.length > 0) break
      skipped.push(given[j] ?? '')
      j++
    }
    const isMatch =
      j < given.length &&
      spellingForm(given[j] ?? '') === spellingForm(word) &&
      at(lengths, i, j) === at(lengths, i + 1, j + 1) + 1
    if (isMatch) {
      words.push({ correct: word, given: given[j] ?? '', isCorrect: true })
      j++
    } else {
      words.push({ correct: word, given: skipped.join(' '), isCorrect: false })
    }
  }
  return words
}
