import { PREPOSITION_FRAMES } from '../lexicon/preposition-frames.ts'
import { frameRule } from './frame.ts'

/** “different with”, “lost interest to”, “once in a week” */
export const prepositionFrame = frameRule('preposition-frame', 'GRAMMAR_MINOR', PREPOSITION_FRAMES)
