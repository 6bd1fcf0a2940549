import { join } from 'node:path'
import { type AcousticModel, readAcousticModel } from './acoustic-model.ts'
import { readSpeechEncoder, type SpeechEncoder } from './encoder/read-encoder.ts'
import { type FrameNetwork, readFrameNetworks } from './frame-network.ts'
import { type PhoneConfidence, phoneConfidenceSchema } from './phone-confidence.ts'
import { type PhoneStatistics, phoneStatisticsSchema } from './phone-features.ts'
import { type Trees, treesSchema } from '../trees.ts'
import { MODELS_FOLDER, readWeights } from './read-weights.ts'
import { type UtteranceHeads, utteranceHeadsSchema } from './utterance-heads.ts'
import { readWordNetworks, type WordNetworks } from './word-network.ts'
import { type StressModel, stressModelSchema } from './word-stress.ts'
import { type WordVerifier, wordVerifierSchema } from './word-verifier.ts'

/** Everything the speech engine has learnt, loaded once per worker thread. */
export type SpeechModels = {
  acoustic: AcousticModel
  encoder: SpeechEncoder
  networks: FrameNetwork[]
  statistics: PhoneStatistics
  trees: Trees
  heads: UtteranceHeads
  wordNetworks: WordNetworks
  verifier: WordVerifier
  confidence: PhoneConfidence
  stress: StressModel
}

export const RECOGNISER_FOLDER = join(MODELS_FOLDER, 'moonshine-tiny')

/** Loads the shipped models. Throws when a file is missing or damaged. */
export async function loadSpeechModels(): Promise<SpeechModels> {
  const speech = join(MODELS_FOLDER, 'speech')
  return {
    acoustic: readAcousticModel(join(MODELS_FOLDER, 'en-us-16k')),
    encoder: readSpeechEncoder(RECOGNISER_FOLDER),
    networks: readFrameNetworks(speech),
    statistics: readWeights('phone-statistics.json', phoneStatisticsSchema),
    trees: readWeights('phone-trees.json', treesSchema),
    wordNetworks: readWordNetworks(join(speech, 'word-network')),
    verifier: readWeights('word-verifier.json', wordVerifierSchema),
    heads: readWeights('utterance-heads.json', utteranceHeadsSchema),
    confidence: readPhoneConfidence(),
    stress: readWeights('word-stress.json', stressModelSchema),
  }
}

export function readPhoneConfidence(): PhoneConfidence {
  return readWeights('phone-confidence.json', phoneConfidenceSchema)
}
