import { CLASS_FRAMES } from '@rehearsal/english/phrases/class-frames'
import { frameRule } from '../rule/frame.ts'

/** “very danger”, “give up it”, “fall in sleep”, “even can not” */
export const classFrame = frameRule('class-frame', 'GRAMMAR_MODERATE', CLASS_FRAMES)
