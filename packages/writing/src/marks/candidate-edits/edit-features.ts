/** Makes the dense features of a candidate edit, of which boosted trees judge it. */
import { mean } from '@rehearsal/statistics/numbers'
import type { ModelWord } from '../../prose/model-words.ts'
import { UNKNOWN, type WordTrigramModel } from '../../prose/word-trigram-model.ts'
import { EDIT_KINDS, type ScoredEdit } from './candidate-edits.ts'

const PARTS_OF_SPEECH = ['NOUN', 'PROPN', 'VERB', 'AUX', 'ADJ', 'ADV', 'DET', 'ADP', 'PRON', 'NUM'] as const
const ENDINGS = ['s', 'ing', 'ed', 'ly'] as const
const INSERTED = ['the', 'a', 'an', 'to', 'of', 'it', 'be', 'is', 'are', 'that'] as const
/** Neighbours whose kind is told: two before the place, the word there and two behind it. */
const NEIGHBOURS = [-2, -1, 0, 1, 2] as const
const NO_WORD = -8

/** How many mistakes are known in a text of so many words: who makes some makes more. */
export type MistakeCount = { inText: number; words: number }

/** Added to the words of a text: one mistake in a sentence says less than fifteen in an essay. */
const PRIOR_WORDS = 20

/** What is alike for every edit of a sentence. */
export type MeasuredSentence = {
  words: readonly ModelWord[]
  /** Mistakes for each word of the text. */
  mistakeRate: number
  /** How common the words are (mean log10), and how well they stand in order (SLOR). */
  meanLogUnigram: number
  slor: number
}

/** Measures what all edits of a sentence share. */
export function measureSentence(
  words: readonly ModelWord[],
  model: WordTrigramModel,
  { inText, words: inWords }: MistakeCount,
): MeasuredSentence {
  const plain = words.map(({ word }) => word)
  return {
    words,
    mistakeRate: inText / (inWords + PRIOR_WORDS),
    meanLogUnigram: mean(plain.map((word) => logUnigram(word, model))),
    slor: mean(model.score(plain).map(({ logTrigram, logUnigram }) => logTrigram - logUnigram)),
  }
}

/** The dense features of an edit, in the order in which `fit_edits.py` fitted the trees to them; behind them come what the regressions say, and `neighbourFeatures`. */
export function editFeatures(
  edit: ScoredEdit,
  { words: sentence, mistakeRate, meanLogUnigram, slor }: MeasuredSentence,
  model: WordTrigramModel,
): number[] {
  const at = (offset: number) => sentence[edit.place + offset]
  const commonness = (word: string | undefined) => logUnigram(word, model)
  const old = edit.length === 0 ? undefined : at(0)?.word
  const [fresh] = edit.words
  const isBigram = (first: string | undefined, second: string | undefined) =>
    first !== undefined && second !== undefined && model.hasBigram(model.idOf(first), model.idOf(second))
  const behind = at(edit.length)?.word
  return [
    edit.logRatio,
    edit.logBefore,
    edit.logAfter,
    edit.rival,
    mistakeRate,
    sentence.length,
    meanLogUnigram,
    slor,
    edit.place,
    commonness(old),
    commonness(fresh),
    commonness(at(-1)?.word),
    commonness(behind),
    Number(isBigram(at(-1)?.word, at(0)?.word)),
    Number(isBigram(at(edit.length - 1)?.word, behind)),
    Number(isBigram(at(-1)?.word, fresh ?? behind)),
    Number(isBigram(edit.words.at(-1) ?? at(-1)?.word, behind)),
    Number(at(0)?.afterStop === true),
    Number(at(1)?.afterStop === true),
    ...EDIT_KINDS.map((kind) => Number(edit.kind === kind)),
    ...INSERTED.map((word) => Number(edit.length === 0 && fresh === word)),
    ...[old, fresh, behind].flatMap((word) => ENDINGS.map((ending) => Number(word?.endsWith(ending) === true))),
    ...NEIGHBOURS.flatMap((offset) => PARTS_OF_SPEECH.map((pos) => Number(at(offset)?.pos === pos))),
  ]
}

function logUnigram(word: string | undefined, model: WordTrigramModel): number {
  const id = word === undefined ? UNKNOWN : model.idOf(word)
  return id === UNKNOWN ? NO_WORD : model.logUnigram(id)
}
