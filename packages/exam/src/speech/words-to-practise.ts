import { FUNCTION_WORDS } from '../function-words.ts'
import type { SpokenPhone, SpokenWord } from '../score.ts'
import { CLEAR_FROM, MOST_PER_WORD } from './clear-word.ts'
import { isSure } from './evidence-of-speech.ts'

/** A word that a recording rates below clear; its score from 0 to 1. */
export type WordToPractise = { word: string; score: number }

/** More than this from one recording would bury what is there already. */
export const MOST_WORDS_OF_RECORDING = 3

/** Letters, perhaps with an apostrophe or a hyphen inside: no numbers and no abbreviations with full stops. */
const PRACTISABLE = /^[a-z]+(?:['’-][a-z]+)*$/iu
const SHORTEST = 2

/**
 * The words of a reading that belong into the pronunciation book, the worst first and each once: said (a word called missed
 * says nothing of its sounds), surely so, rated below clear, with one sound at least that is surely not clear. Function
 * words are left out: they are weak on purpose, and would be two of five (decision 022).
 */
export function wordsToPractise(words: readonly SpokenWord[], phones: readonly SpokenPhone[]): WordToPractise[] {
  const isWeak = (phone: SpokenPhone) => phone.start !== null && isSure(phone) && phone.score < CLEAR_FROM
  const weakPlaces = new Set(phones.filter(isWeak).map(({ word }) => word))
  const found = words.flatMap((spoken): WordToPractise[] => {
    const { status, score, index } = spoken
    if (status !== 'correct' || !isSure(spoken) || score === null || score >= CLEAR_FROM) return []
    const word = spoken.word.toLowerCase()
    return weakPlaces.has(index) && isPractisable(word) ? [{ word, score: score / MOST_PER_WORD }] : []
  })
  const worstFirst = found.toSorted((a, b) => a.score - b.score || a.word.localeCompare(b.word))
  const worst = [...Map.groupBy(worstFirst, ({ word }) => word).values()].flatMap(([first]) => first ?? [])
  return worst.slice(0, MOST_WORDS_OF_RECORDING)
}

function isPractisable(word: string): boolean {
  return word.length >= SHORTEST && PRACTISABLE.test(word) && !FUNCTION_WORDS.has(word)
}
