import { readUtterances } from './corpus.ts'
import { commonWords, createSimilarWords } from './similar-words.ts'
import type { EditSources } from './simulated-edits.ts'

/** What the texts of a part's recordings are edited with: each other's texts, and like-sounding words of the corpus and of the dictionary. */
export function editSources(part: 'train' | 'calibration'): Omit<EditSources, 'random'> {
  const corpusWords = readUtterances('train').flatMap(({ words }) => words.map(({ text }) => text))
  return {
    others: readUtterances(part),
    similar: [createSimilarWords(corpusWords), createSimilarWords(commonWords())],
  }
}
