import { z } from 'zod'
import { readWeights } from './read-weights.ts'

/** A logistic regression for features as they are: what training/fit-linear.ts calls plain weights. */
export type PlainWeights = { weights: readonly number[]; start: number }

/** Reads one of `count` features from models/speech. Throws when the file is missing or damaged. */
export function readPlainWeights(name: string, count: number): PlainWeights {
  return readWeights(name, z.object({ weights: z.array(z.number()).length(count), start: z.number() }))
}

/** The log odds that it tells. */
export function logOddsOf(features: readonly number[], { weights, start }: PlainWeights): number {
  return features.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), start)
}
