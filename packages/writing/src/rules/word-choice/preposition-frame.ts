import { readCorrections } from '@rehearsal/english/data/read-corrections'
import { frameRule } from '../rule/frame.ts'

/** “different with”, “lost interest to”, “once in a week”, “in the midnight” */
export const prepositionFrame = frameRule('preposition-frame', 'GRAMMAR_MINOR', [
  ...readCorrections('phrases/prepositions'),
  ...readCorrections('phrases/times-and-places'),
])
