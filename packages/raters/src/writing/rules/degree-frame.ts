import { DEGREE_FRAMES } from '../lexicon/degree-frames.ts'
import { frameRule } from './frame.ts'

/** “big importance”, “a high man”, “the price is cheap”, “life conditions” */
export const degreeFrame = frameRule('degree-frame', 'GRAMMAR_MODERATE', DEGREE_FRAMES)
