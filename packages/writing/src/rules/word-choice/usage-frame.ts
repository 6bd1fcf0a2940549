import { USAGE_FRAMES } from '@rehearsal/english/phrases/usage-frames'
import { framePairs, frameRule } from '../rule/frame.ts'

/** “half hour”, “once time”, “the half of us”, “in hurry” */
export const usageFrame = frameRule('usage-frame', 'GRAMMAR_MODERATE', framePairs(USAGE_FRAMES))
