import { PHRASE_FRAMES } from '../lexicon/phrase-frames.ts'
import { frameRule } from './frame.ts'

/** “learn children to read”, “make a good work”, “it has no doubt that” */
export const phraseFrame = frameRule('phrase-frame', 'GRAMMAR_MODERATE', PHRASE_FRAMES)
