import { type AcousticModel, positionOf } from '../acoustics/acoustic-model.ts'

/** A model of three states that follow each other: a phone between its neighbours, or a sound between words. */
export type AlignmentUnit = {
  senones: readonly [number, number, number]
  /** The model's phone, whose transition probabilities it has. */
  modelPhone: number
  /** The word and its phone that it stands for; null for silence and noise. */
  place: { word: number; phone: number } | null
  /** The units it may follow. */
  follows: readonly number[]
  isStart: boolean
  isEnd: boolean
  /** Nats that it costs to enter it. */
  cost: number
}

/** Nats that a silence or a noise between words costs. */
export type PauseCosts = { silence: number; noise: number }

const NOISES = ['+NSN+', '+SPN+']

type GraphModel = Pick<AcousticModel, 'phones' | 'silence' | 'stateSenones'>

/** What a next unit may follow: directly, or with a pause in between. */
type Junction = { joined: readonly number[]; paused: readonly number[] }
type Neighbour = { context: number; isPaused: boolean }

/**
 * Lays out what may be heard from the first of the words to the last: their phones in order, with silences and noises or
 * none before, between and after them. A phone at a word's edge is there twice, as it sounds beside the next word and beside
 * silence. `words` holds the model's phones, at least one per word.
 */
export function buildAlignmentGraph(
  model: GraphModel,
  words: readonly (readonly number[])[],
  costs: PauseCosts,
): AlignmentUnit[] {
  const units: AlignmentUnit[] = []
  let before: Junction = { joined: [], paused: addPause(model, units, costs, null, false) }
  words.forEach((phones, word) => {
    const around = [...(words[word - 1]?.slice(-1) ?? [-1]), ...phones, words[word + 1]?.[0] ?? -1]
    const ends = addWord(model, units, word, around, before)
    before = { joined: ends.joined, paused: [...addPause(model, units, costs, ends.paused, word === words.length - 1)] }
  })
  return units
}

/** Silences and noises in any number and order. Without units to follow they begin the take. */
function addPause(
  model: GraphModel,
  units: AlignmentUnit[],
  costs: PauseCosts,
  after: readonly number[] | null,
  isEnd: boolean,
): readonly number[] {
  const noises = NOISES.map((name) => model.phones.indexOf(name)).filter((phone) => phone >= 0)
  const kinds = [model.silence, ...noises]
  const own = kinds.map((_, i) => units.length + i)
  for (const modelPhone of kinds) {
    units.push({
      senones: model.stateSenones(modelPhone, model.silence, model.silence, 0),
      modelPhone,
      place: null,
      follows: [...(after ?? []), ...own],
      isStart: after === null,
      isEnd,
      cost: modelPhone === model.silence ? costs.silence : costs.noise,
    })
  }
  return own
}

/** `around` holds the word's phones with those of its neighbours before and behind, −1 where there is none. */
function addWord(
  model: GraphModel,
  units: AlignmentUnit[],
  word: number,
  around: readonly number[],
  before: Junction,
): Junction {
  const length = around.length - 2
  let previous = before
  for (let phone = 0; phone < length; phone++) {
    const modelPhone = around[phone + 1] ?? 0
    const next = { joined: new Array<number>(), paused: new Array<number>() }
    for (const left of neighbours(model, around[phone] ?? -1, phone === 0)) {
      for (const right of neighbours(model, around[phone + 2] ?? -1, phone === length - 1)) {
        const ends = right.isPaused ? next.paused : next.joined
        ends.push(units.length)
        units.push({
          senones: model.stateSenones(modelPhone, left.context, right.context, positionOf(phone, length)),
          modelPhone,
          place: { word, phone },
          follows: left.isPaused ? previous.paused : previous.joined,
          isStart: left.isPaused && word === 0,
          isEnd: right.isPaused && (around.at(-1) ?? -1) < 0,
          cost: 0,
        })
      }
    }
    previous = next
  }
  return previous
}

/** What a phone may stand beside: at a word's edge also silence, and nothing else where the text ends. */
function neighbours(model: GraphModel, context: number, isEdge: boolean): Neighbour[] {
  const paused = { context: model.silence, isPaused: true }
  if (!isEdge) return [{ context, isPaused: false }]
  return context < 0 ? [paused] : [{ context, isPaused: false }, paused]
}
