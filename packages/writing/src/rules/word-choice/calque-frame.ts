import { CALQUE_FRAMES } from '@rehearsal/english/phrases/calque-frames'
import { frameRule } from '../rule/frame.ts'

/** “I have fear”, “feel myself good”, “find a work” */
export const calqueFrame = frameRule('calque-frame', 'GRAMMAR_MODERATE', CALQUE_FRAMES)
