import { LETTER_FRAMES } from '@rehearsal/english/phrases/letter-frames'
import { framePairs, frameRule } from '../rule/frame.ts'

/** “Respected sir”, “thanks you”, “As a conclusion” */
export const letterFrame = frameRule('letter-frame', 'GRAMMAR_MODERATE', framePairs(LETTER_FRAMES))
