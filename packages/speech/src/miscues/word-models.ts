import { join } from 'node:path'
import type { AcousticModels } from '../acoustics/acoustic-models.ts'
import type { PronunciationModels } from '../pronunciation/pronunciation-models.ts'
import { MODELS_FOLDER, readWeights } from '../weights/read-weights.ts'
import { readWordNetworks, type WordNetworks } from './word-network.ts'
import { type WordVerifier, wordVerifierSchema } from './word-verifier.ts'

/** What tells whether a word was said. */
export type WordModels = { wordNetworks: WordNetworks; verifier: WordVerifier }

/** What finding the words of a text takes. */
export type ReadingModels = AcousticModels & Pick<PronunciationModels, 'statistics'> & WordModels

/** Loads the shipped ones. Throws when a file is missing or damaged. */
export function loadWordModels(): WordModels {
  return {
    wordNetworks: readWordNetworks(join(MODELS_FOLDER, 'speech', 'word-network')),
    verifier: readWeights('word-verifier.json', wordVerifierSchema),
  }
}
