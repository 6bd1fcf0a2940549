import { WORD_CHOICE_FRAMES } from '../lexicon/word-choice-frames.ts'
import { frameRule } from './frame.ts'

/** “do progress”, “strong rain”, “lose the bus” */
export const wordChoiceFrame = frameRule('word-choice-frame', 'GRAMMAR_MODERATE', WORD_CHOICE_FRAMES)
