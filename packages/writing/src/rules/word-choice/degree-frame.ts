import { DEGREE_FRAMES } from '@rehearsal/english/phrases/degree-frames'
import { framePairs, frameRule } from '../rule/frame.ts'

/** “big importance”, “a high man”, “the price is cheap”, “life conditions” */
export const degreeFrame = frameRule('degree-frame', 'GRAMMAR_MODERATE', framePairs(DEGREE_FRAMES))
