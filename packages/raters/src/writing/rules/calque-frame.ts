import { CALQUE_FRAMES } from '../lexicon/calque-frames.ts'
import { frameRule } from './frame.ts'

/** “I have fear”, “feel myself good”, “find a work” */
export const calqueFrame = frameRule('calque-frame', 'GRAMMAR_MODERATE', CALQUE_FRAMES)
