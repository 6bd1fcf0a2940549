import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AcousticModel, readAcousticModel } from './acoustic-model.ts'
import { readSpeechEncoder, type SpeechEncoder } from './encoder/read-encoder.ts'
import { type FrameNetwork, readFrameNetworks } from './frame-network.ts'
import { type PhoneConfidence, phoneConfidenceSchema } from './phone-confidence.ts'
import { type PhoneStatistics, phoneStatisticsSchema } from './phone-features.ts'
import { type Trees, treesSchema } from '../trees.ts'
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

export const MODELS_FOLDER = join(import.meta.dirname, '../../models')
export const RECOGNISER_FOLDER = join(MODELS_FOLDER, 'moonshine-tiny')

/** Loads the shipped models. Throws when a file is missing or damaged. */
export async function loadSpeechModels(): Promise<SpeechModels> {
  const speech = join(MODELS_FOLDER, 'speech')
  return {
    acoustic: readAcousticModel(join(MODELS_FOLDER, 'en-us-16k')),
    encoder: readSpeechEncoder(RECOGNISER_FOLDER),
    networks: readFrameNetworks(speech),
    statistics: phoneStatisticsSchema.parse(read('phone-statistics.json')),
    trees: treesSchema.parse(read('phone-trees.json')),
    wordNetworks: readWordNetworks(join(speech, 'word-network')),
    verifier: wordVerifierSchema.parse(read('word-verifier.json')),
    heads: utteranceHeadsSchema.parse(read('utterance-heads.json')),
    confidence: readPhoneConfidence(),
    stress: stressModelSchema.parse(read('word-stress.json')),
  }
}

export function readPhoneConfidence(): PhoneConfidence {
  return phoneConfidenceSchema.parse(read('phone-confidence.json'))
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(MODELS_FOLDER, 'speech', name), 'utf8'))
}
