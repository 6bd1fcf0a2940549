import { PHRASE_FRAMES } from '@rehearsal/english/phrases/phrase-frames'
import { framePairs, frameRule } from '../rule/frame.ts'

/** “learn children to read”, “make a good work”, “it has no doubt that” */
export const phraseFrame = frameRule('phrase-frame', 'GRAMMAR_MODERATE', framePairs(PHRASE_FRAMES))
