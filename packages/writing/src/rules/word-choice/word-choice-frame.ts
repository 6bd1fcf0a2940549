import { WORD_CHOICE_FRAMES } from '@rehearsal/english/phrases/word-choice-frames'
import { framePairs, frameRule } from '../rule/frame.ts'

/** “do progress”, “strong rain”, “lose the bus” */
export const wordChoiceFrame = frameRule('word-choice-frame', 'GRAMMAR_MODERATE', framePairs(WORD_CHOICE_FRAMES))
