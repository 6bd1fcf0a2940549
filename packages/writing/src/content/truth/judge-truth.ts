/** Judges whether an answer says a key point the other way round. */
import type { ReadWindow } from '../../meaning/answer-meaning.ts'
import { readTruthCases, type TruthInput } from './truth-cases.ts'
import { reversedLogOdds, truthModel } from './truth-model.ts'

/** What speaks for the opposite of a point, and in which stretch; null where there is nothing to compare. */
export type TruthVerdict = { logOdds: number; window: ReadWindow } | null

/**
 * Judges for each key point whether the answer says its opposite, by words, denial, opposites, figures and order beside the
 * question's ways of saying it and its opposite; the most contrary stretch counts (decision 079). Points without an opposite are not
 * compared.
 */
export async function judgeTruth(input: TruthInput): Promise<TruthVerdict[]> {
  const cases = await readTruthCases(input)
  return cases.map((stretches) => {
    const verdicts = stretches.map(({ window, features }) => ({
      window,
      logOdds: reversedLogOdds(truthModel(), features),
    }))
    return verdicts.toSorted((a, b) => b.logOdds - a.logOdds)[0] ?? null
  })
}
