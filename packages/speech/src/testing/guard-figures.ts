import type { SpokenWord } from '@rehearsal/exam/score'
import { mean } from '@rehearsal/statistics/numbers'
import type { EditedText } from './edited-text.ts'
import type { RatedClip } from './rate-clips.ts'

type Pair = readonly [number, number]
type Measure = (rated: readonly RatedClip[]) => number

/** What the guard measures of rated clips: correlations with the raters' scores, and shares of words. */
export const guardFigures = {
  total: (rated) => correlation(rated.map(({ whole, clip }) => [whole.estimates.total ?? 0, clip.human.total])),
  accuracy: (rated) =>
    correlation(rated.map(({ whole, clip }) => [whole.estimates.pronunciation ?? 0, clip.human.accuracy])),
  fluency: (rated) => correlation(rated.map(({ whole, clip }) => [whole.estimates.fluency ?? 0, clip.human.fluency])),
  prosody: (rated) => correlation(rated.map(({ whole, clip }) => [whole.estimates.prosody ?? 0, clip.human.prosodic])),
  phones: (rated) => correlation(rated.flatMap(phonePairs)),
  missed: (rated) => mean(rated.flatMap(({ whole }) => whole.words.filter(isOfText).map(isMissed)).map(Number)),
  added: (rated) => mean(rated.flatMap(({ whole }) => whole.words.map((word) => !isOfText(word))).map(Number)),
  'put in': (rated) => shareChangedFound(rated, 'put in'),
  swapped: (rated) => shareChangedFound(rated, 'swapped'),
  removed: (rated) => shareLackingFound(rated),
  'before a stop': (rated) => shareSaid(rated, (index, said) => index < said),
  'after a stop': (rated) => shareSaid(rated, (index, said) => index >= said),
} satisfies Record<string, Measure>

export type GuardFigure = keyof typeof guardFigures

/** Pearson's; 0 where one of the two never changes. */
function correlation(pairs: readonly Pair[]): number {
  const [x, y] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))]
  const product = mean(pairs.map(([one, other]) => (one - x) * (other - y)))
  const squares = mean(pairs.map(([one]) => (one - x) ** 2)) * mean(pairs.map(([, other]) => (other - y) ** 2))
  return squares < 1e-12 ? 0 : product / Math.sqrt(squares)
}

/** The engine's and the raters' scores of each sound, in words that the engine took to consist of the sounds that were rated. */
function phonePairs({ whole, clip }: RatedClip): Pair[] {
  let at = 0
  return clip.words.flatMap(({ phones: count }, index) => {
    const [from, own] = [at, whole.phones.filter(({ word }) => word === index)]
    at += count
    const isSame = own.length === count && own.every(({ phone }, i) => phone === clip.phones[from + i])
    return isSame ? own.map(({ score }, i): Pair => [score, clip.phoneScores[from + i] ?? 0]) : []
  })
}

/** In how many texts with a word that was not read this word is called missed. */
function shareChangedFound(rated: readonly RatedClip[], kind: EditedText['kind']): number {
  const own = rated.filter(({ edited }) => edited.edit.kind === kind)
  const isFound = ({ edited: { edit, rating } }: RatedClip) =>
    rating.words.some((word) => word.index === edit.changed && isMissed(word))
  return mean(own.map(isFound).map(Number))
}

/** In how many texts that lack a word that was read an added one is told there; it may be laid on either side of its neighbour. */
function shareLackingFound(rated: readonly RatedClip[]): number {
  const isFound = ({ edited: { edit, rating } }: RatedClip) =>
    rating.words.some(({ index, status }) => status === 'inserted' && Math.abs(index - edit.lacking) <= 1)
  return mean(rated.map(isFound).map(Number))
}

/** Of the words before or after the places where clips were cut, how many are called said. */
function shareSaid(rated: readonly RatedClip[], isAsked: (index: number, said: number) => boolean): number {
  const words = rated.flatMap(({ cut }) =>
    cut.flatMap(({ said, rating }) => rating.words.filter((word) => isOfText(word) && isAsked(word.index, said))),
  )
  return mean(words.map(({ status }) => Number(status === 'correct')))
}

/** Whether it is a word of the text, said or not, rather than one more. */
function isOfText({ status }: SpokenWord): boolean {
  return status !== 'inserted' && status !== 'repeated'
}

function isMissed({ status }: SpokenWord): boolean {
  return status === 'omitted' || status === 'replaced'
}
