import { LETTER_FRAMES } from '../lexicon/letter-frames.ts'
import { frameRule } from './frame.ts'

/** “Respected sir”, “thanks you”, “As a conclusion” */
export const letterFrame = frameRule('letter-frame', 'GRAMMAR_MODERATE', LETTER_FRAMES)
