import { CALQUE_FRAMES } from '@rehearsal/english/phrases/calque-frames'
import { framePairs, frameRule } from '../rule/frame.ts'

/** “I have fear”, “feel myself good”, “find a work” */
export const calqueFrame = frameRule('calque-frame', 'GRAMMAR_MODERATE', framePairs(CALQUE_FRAMES))
