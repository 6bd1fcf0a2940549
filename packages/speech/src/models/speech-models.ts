import { type AcousticModels, loadAcousticModels } from '../acoustics/acoustic-models.ts'
import { loadWordModels, type WordModels } from '../miscues/word-models.ts'
import { readStressModel, type StressModel } from '../prosody/word-stress.ts'
import { loadPronunciationModels, type PronunciationModels } from '../pronunciation/pronunciation-models.ts'
import { readUtteranceHeads, type UtteranceHeads } from '../traits/utterance-heads.ts'

/** Everything the speech engine has learnt, loaded once per worker thread. */
export type SpeechModels = AcousticModels &
  PronunciationModels &
  WordModels & { heads: UtteranceHeads; stress: StressModel }

/** Loads the shipped models. Throws when a file is missing or damaged. */
export async function loadSpeechModels(): Promise<SpeechModels> {
  return {
    ...loadAcousticModels(),
    ...loadPronunciationModels(),
    ...loadWordModels(),
    heads: readUtteranceHeads(),
    stress: readStressModel(),
  }
}
