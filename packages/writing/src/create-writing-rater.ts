import type { WritingRater } from '@rehearsal/rating/types'
import { loadHarper } from './marks/harper/harper-linter.ts'
import { editJudges } from './marks/likelier/edit-judges.ts'
import { languageModel } from './prose/language-model.ts'
import { wordModel } from './prose/word-model.ts'
import { rateWriting } from './rate-writing.ts'
import { WRITING_ENGINE } from './writing-engine.ts'

/**
 * Loads the writing engine (about 2 s and 0.6 GB; call it in a worker thread, on first use) and returns its rater.
 *
 * The rater works offline, gives the same rating for the same answer, and never throws on any text. It holds its
 * thread for about 100 ms per answer.
 */
export async function createWritingRater(): Promise<WritingRater> {
  languageModel()
  wordModel()
  editJudges()
  await loadHarper()
  return { engine: WRITING_ENGINE, rateWriting }
}
