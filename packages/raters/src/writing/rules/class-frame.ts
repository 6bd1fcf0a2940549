import { CLASS_FRAMES } from '../lexicon/class-frames.ts'
import { frameRule } from './frame.ts'

/** “very danger”, “give up it”, “fall in sleep”, “even can not” */
export const classFrame = frameRule('class-frame', 'GRAMMAR_MODERATE', CLASS_FRAMES)
