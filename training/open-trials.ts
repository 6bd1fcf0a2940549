import { pronounce } from '../packages/phonetics/src/pronunciation/pronounce.ts'
import { type Keyword, keywordOf } from '../packages/speech/src/spotting/keyword.ts'
import type { Utterance } from './corpus.ts'

const SAMPLE_RATE = 16_000
const PAD_SECONDS = 0.3

const FUNCTION_WORDS = new Set(
  'the a an of to in on at for by with and or but is are was were be been it its he she they we you i his her their our your my this that these those not no do does did has have had will would can could may must as from up out so if than then there here what who when where which how'.split(
    ' ',
  ),
)

/** Words of the corpus that carry meaning, with how they are listened for. */
export function contentTerms(utterances: readonly Utterance[]): Map<string, Keyword> {
  const words = new Set(utterances.flatMap((utterance) => utterance.words.map(({ text }) => text.toLowerCase())))
  return new Map(
    [...words].toSorted().flatMap((word): [string, Keyword][] => {
      const keyword = FUNCTION_WORDS.has(word) ? null : keywordOf(word)
      return keyword === null ? [] : [[word, keyword]]
    }),
  )
}

export function isLong(word: string): boolean {
  return (pronounce(word)[0]?.length ?? 0) >= 3
}

/** A stretch of a recording as a take of its own: its own quiet noise before and after. */
export function cutTake(pcm: Float32Array, startFrame: number, endFrame: number, random: () => number): Float32Array {
  const pad = PAD_SECONDS * SAMPLE_RATE
  const from = Math.max(0, startFrame * 160)
  const cut = pcm.subarray(from, Math.min(pcm.length, endFrame * 160))
  const level = quietLevel(pcm)
  const take = Float32Array.from({ length: cut.length + 2 * pad }, () => level * Math.sqrt(3) * (2 * random() - 1))
  take.set(cut, pad)
  return take
}

/** Root mean square of the quietest tenth of a recording. */
function quietLevel(pcm: Float32Array): number {
  const levels = Array.from({ length: Math.floor(pcm.length / 320) }, (_, i) =>
    Math.sqrt(pcm.subarray(i * 320, (i + 1) * 320).reduce((sum, value) => sum + value * value, 0) / 320),
  )
  return levels.toSorted((a, b) => a - b)[Math.floor(levels.length / 10)] ?? 0
}
