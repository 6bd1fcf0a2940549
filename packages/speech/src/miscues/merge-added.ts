import type { ReadWord } from '../reading/miscues.ts'
import type { PlannedWord } from '../reading/plan-text.ts'

/** A word that was added: the position in the text that it stands before. */
export type Added = { before: number; word: PlannedWord; probability?: number }

/** A word of a text with added words: of the text, or `added` before the text's word `index`. */
export type MergedWord<Own extends Added = Added> = { word: PlannedWord; index: number; added?: Own }

/** The text with the added words in their places; those with the same place in the order in which they are given. */
export function mergeAdded<Own extends Added>(plan: readonly PlannedWord[], added: readonly Own[]): MergedWord<Own>[] {
  const before = (index: number) =>
    added.flatMap((own): MergedWord<Own>[] => (own.before === index ? [{ word: own.word, index, added: own }] : []))
  return [...plan.flatMap((word, index) => [...before(index), { word, index }]), ...before(plan.length)]
}

/** The reading of a merged text as one of the text alone: words that were added stand between its words. */
export function readingOfText(
  merged: readonly MergedWord[],
  read: readonly ReadWord[],
  plan: readonly PlannedWord[],
): ReadWord[] {
  return read.flatMap((own): ReadWord[] => {
    const { index, added } = merged[own.index] ?? { index: plan.length }
    if (own.status === 'inserted' || added === undefined) return [{ ...own, index }]
    const isSaid = own.status === 'correct' || own.status === 'repeated'
    if (!isSaid) return []
    const again = repeats(merged, own.index, plan)
    const confidence = added.probability ?? own.confidence
    const said = { ...own, ...(confidence === undefined ? {} : { confidence }) }
    return again === null
      ? [{ ...said, index, status: 'inserted', variant: 0, heard: added.word.word }]
      : [{ ...said, index: again, status: 'repeated', variant: 0 }]
  })
}

/** Which word of the text an added one says again: one of a run that is the words right before it or behind it once more. */
function repeats(merged: readonly MergedWord[], at: number, plan: readonly PlannedWord[]): number | null {
  const { index } = merged[at] ?? { index: 0 }
  const run = merged.flatMap(({ index: own, added }, i) =>
    own === index && added !== undefined ? [{ i, word: added.word }] : [],
  )
  const place = run.findIndex(({ i }) => i === at)
  for (const start of [index - run.length, index]) {
    const isSame = run.every(({ word }, i) => isSameWord(word, plan[start + i]))
    if (isSame) return start + place
  }
  return null
}

function isSameWord(one: PlannedWord, other: PlannedWord | undefined): boolean {
  return one.word.toLowerCase() === other?.word.toLowerCase()
}
