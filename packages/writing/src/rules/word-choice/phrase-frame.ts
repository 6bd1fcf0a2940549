import { readCorrections } from '@rehearsal/english/data/read-corrections'
import { frameRule } from '../rule/frame.ts'

/** “learn children to read”, “make a good work”, “it has no doubt that” */
export const phraseFrame = frameRule('phrase-frame', 'GRAMMAR_MODERATE', readCorrections('phrases/verbs-and-idioms'))
