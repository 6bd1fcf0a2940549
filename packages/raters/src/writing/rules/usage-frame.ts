import { USAGE_FRAMES } from '../lexicon/usage-frames.ts'
import { frameRule } from './frame.ts'

/** “half hour”, “once time”, “the half of us”, “in hurry” */
export const usageFrame = frameRule('usage-frame', 'GRAMMAR_MODERATE', USAGE_FRAMES)
