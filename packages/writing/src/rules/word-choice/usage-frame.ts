import { readCorrections } from '@rehearsal/english/data/read-corrections'
import { frameRule } from '../rule/frame.ts'

/** “half hour”, “once time”, “the half of us”, “in hurry” */
export const usageFrame = frameRule('usage-frame', 'GRAMMAR_MODERATE', readCorrections('phrases/small-words'))
