import { join } from 'node:path'
import { readSpeechEncoder, type SpeechEncoder } from '../encoder/read-encoder.ts'
import { MODELS_FOLDER, RECOGNISER_FOLDER } from '../weights/read-weights.ts'
import { type AcousticModel, readAcousticModel } from './acoustic-model.ts'
import { type FrameNetwork, readFrameNetworks } from './frame-network.ts'

/** What tells how likely each sound is in each frame of a take. */
export type AcousticModels = { acoustic: AcousticModel; encoder: SpeechEncoder; networks: FrameNetwork[] }

/** Loads the shipped ones. Throws when a file is missing or damaged. */
export function loadAcousticModels(): AcousticModels {
  return {
    acoustic: readAcousticModel(join(MODELS_FOLDER, 'en-us-16k')),
    encoder: readSpeechEncoder(RECOGNISER_FOLDER),
    networks: readFrameNetworks(join(MODELS_FOLDER, 'speech')),
  }
}
