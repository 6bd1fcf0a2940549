import { DEGREE_FRAMES } from '@rehearsal/english/phrases/degree-frames'
import { frameRule } from '../rule/frame.ts'

/** “big importance”, “a high man”, “the price is cheap”, “life conditions” */
export const degreeFrame = frameRule('degree-frame', 'GRAMMAR_MODERATE', DEGREE_FRAMES)
