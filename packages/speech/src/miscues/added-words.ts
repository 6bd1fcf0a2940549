import type { FrameEvidence } from '../acoustics/frame-evidence.ts'
import type { ReadWord } from '../reading/miscues.ts'
import type { PlannedWord } from '../reading/plan-text.ts'
import { readWords } from '../reading/read-take.ts'
import { type AddedEvidence, addedProbability } from './added-probability.ts'
import { extraWords } from './extra-words.ts'
import { mergeAdded } from './merge-added.ts'
import type { ReadingModels } from './word-models.ts'
import { logOddsOfWords } from './verify-words.ts'

/** A word that was perhaps added: the position in the text that it stands before, and how likely it was added. */
export type AddedWord = { before: number; word: PlannedWord; probability: number }

/** From this probability on a word was added. Of right texts of training speakers it calls one word in two hundred added, at 0.5 twice as many. */
const ADDED_FROM = 0.6
/** Words of the text on each side that are around a word. */
const AROUND = 5
/** Log odds of a word that found no room. */
const NOT_SAID = -8

/** The words that a reader added to the text in `plan`, by what the recogniser has `written` and by their sounds. `read` is what was read without them. */
export function addedWords(
  models: ReadingModels,
  evidence: FrameEvidence,
  { plan, read }: { plan: readonly PlannedWord[]; read: readonly ReadWord[] },
  written: readonly PlannedWord[],
): AddedWord[] {
  return offersOf(models, evidence, { plan, read }, written)
    .map(({ evidence: own, ...offer }) => ({ ...offer, probability: addedProbability(own) }))
    .filter(({ probability }) => probability >= ADDED_FROM)
}

type Offer = { before: number; word: PlannedWord; evidence: AddedEvidence }

/** Every word that the recogniser wrote and the text lacks, with what speaks for it. */
export function offersOf(
  models: ReadingModels,
  evidence: FrameEvidence,
  { plan, read }: { plan: readonly PlannedWord[]; read: readonly ReadWord[] },
  written: readonly PlannedWord[],
): Offer[] {
  const { extra, unmatched } = extraWords(plan, written)
  const offers = extra.flatMap(({ before, written: at }) => written.slice(at, at + 1).map((word) => ({ before, word })))
  if (offers.length === 0) return []
  const merged = mergeAdded(plan, offers)
  const words = merged.map(({ word }) => word)
  const { logOdds, words: tried } = logOddsOfWords(models, evidence, words, readWords(evidence, words))
  const ofText = logOdds.filter((_, i) => merged[i]?.added === undefined)
  const others = read.filter(({ status }) => status === 'inserted').map(({ index }) => index)
  return merged.flatMap(({ added }, i): Offer[] => {
    if (added === undefined) return []
    const { before, word } = added
    const near = (places: readonly number[], distance: number) =>
      places.filter((place) => Math.abs(place - before) <= distance).length
    const own = {
      logOdds: logOdds[i] ?? NOT_SAID,
      logLikelihoodRatio: tried[i]?.logLikelihoodRatio ?? 0,
      beside: Math.min(...ofText.slice(Math.max(0, before - 1), before + 1).map((beside) => beside ?? NOT_SAID)),
      others: near(others, 1),
      unmatched: near(unmatched, AROUND),
    }
    return [{ before, word, evidence: own }]
  })
}
