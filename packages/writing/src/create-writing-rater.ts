import type { WritingRater } from '@rehearsal/rating/types'
import { loadHarper } from './marks/harper/harper-linter.ts'
import { editClassifiers } from './marks/candidate-edits/edit-classifiers.ts'
import { classTrigramModel } from './prose/class-trigram-model.ts'
import { wordTrigramModel } from './prose/word-trigram-model.ts'
import { rateWriting } from './rate-writing.ts'
import { WRITING_ENGINE } from './writing-engine.ts'

/**
 * Loads the writing engine (about 2 s and 0.6 GB; call it in a worker thread, on first use) and returns its rater.
 *
 * The rater works offline, gives the same rating for the same answer, and never throws on any text. It holds its
 * thread for about 100 ms per answer.
 */
export async function createWritingRater(): Promise<WritingRater> {
  classTrigramModel()
  wordTrigramModel()
  editClassifiers()
  await loadHarper()
  return { engine: WRITING_ENGINE, rateWriting }
}
