import { mean } from '@rehearsal/statistics/numbers'
import type { ModelWord } from '../../prose/model-words.ts'
import { UNKNOWN, type WordModel } from '../../prose/word-model.ts'
import { EDIT_KINDS, type WeighedEdit } from './edits-of.ts'

const PARTS_OF_SPEECH = ['NOUN', 'PROPN', 'VERB', 'AUX', 'ADJ', 'ADV', 'DET', 'ADP', 'PRON', 'NUM'] as const
const ENDINGS = ['s', 'ing', 'ed', 'ly'] as const
const INSERTED = ['the', 'a', 'an', 'to', 'of', 'it', 'be', 'is', 'are', 'that'] as const
/** Neighbours whose kind is told: two before the place, the word there and two behind it. */
const NEIGHBOURS = [-2, -1, 0, 1, 2] as const
const NO_WORD = -8

/** How many mistakes are known in a text of so many words: who makes some makes more. */
export type Mistakes = { inText: number; words: number }

/** One mistake in a sentence says less than fifteen in an essay. */
const WORDS_OF_DOUBT = 20

/** What is alike for every edit of a sentence. */
export type MeasuredSentence = {
  words: readonly ModelWord[]
  /** Mistakes for each word of the text; how common the words are, and what their order gains (mean log10). */
  mistakeRate: number
  meanAlone: number
  meanGain: number
}

export function measureSentence(
  words: readonly ModelWord[],
  model: WordModel,
  { inText, words: inWords }: Mistakes,
): MeasuredSentence {
  const plain = words.map(({ word }) => word)
  return {
    words,
    mistakeRate: inText / (inWords + WORDS_OF_DOUBT),
    meanAlone: mean(plain.map((word) => logAlone(word, model))),
    meanGain: mean(model.score(plain).map(({ inContext, alone }) => inContext - alone)),
  }
}

/** What `fit_edits.py` fitted the trees to, in this order, with what the wordings say behind them; `placed-edits.ts` asks for them. */
export function editFeatures(
  edit: WeighedEdit,
  { words: sentence, mistakeRate, meanAlone, meanGain }: MeasuredSentence,
  model: WordModel,
): number[] {
  const at = (offset: number) => sentence[edit.place + offset]
  const alone = (word: string | undefined) => logAlone(word, model)
  const old = edit.length === 0 ? undefined : at(0)?.word
  const [fresh] = edit.words
  const isPair = (first: string | undefined, second: string | undefined) =>
    first !== undefined && second !== undefined && model.isPair(model.idOf(first), model.idOf(second))
  const behind = at(edit.length)?.word
  return [
    edit.gain,
    edit.before,
    edit.after,
    edit.next,
    mistakeRate,
    sentence.length,
    meanAlone,
    meanGain,
    edit.place,
    alone(old),
    alone(fresh),
    alone(at(-1)?.word),
    alone(behind),
    Number(isPair(at(-1)?.word, at(0)?.word)),
    Number(isPair(at(edit.length - 1)?.word, behind)),
    Number(isPair(at(-1)?.word, fresh ?? behind)),
    Number(isPair(edit.words.at(-1) ?? at(-1)?.word, behind)),
    Number(at(0)?.afterStop === true),
    Number(at(1)?.afterStop === true),
    ...EDIT_KINDS.map((kind) => Number(edit.kind === kind)),
    ...INSERTED.map((word) => Number(edit.length === 0 && fresh === word)),
    ...[old, fresh, behind].flatMap((word) => ENDINGS.map((ending) => Number(word?.endsWith(ending) === true))),
    ...NEIGHBOURS.flatMap((offset) => PARTS_OF_SPEECH.map((pos) => Number(at(offset)?.pos === pos))),
  ]
}

function logAlone(word: string | undefined, model: WordModel): number {
  const id = word === undefined ? UNKNOWN : model.idOf(word)
  return id === UNKNOWN ? NO_WORD : model.logAlone(id)
}
