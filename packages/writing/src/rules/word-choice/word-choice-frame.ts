import { readCorrections } from '@rehearsal/english/data/read-corrections'
import { frameRule } from '../rule/frame.ts'

/** “do progress”, “strong rain”, “lose the bus” */
export const wordChoiceFrame = frameRule(
  'word-choice-frame',
  'GRAMMAR_MODERATE',
  readCorrections('phrases/collocations'),
)
