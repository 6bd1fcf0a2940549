import { MORE_VERB_FRAMES } from '../lexicon/more-verb-frames.ts'
import { VERB_FRAMES } from '../lexicon/verb-frames.ts'
import { frameRule } from './frame.ts'

/** “have not enough time”, “know to write”, “used to getting”, “bases on”, “ability of writing” */
export const verbFrame = frameRule('verb-frame', 'GRAMMAR_CRITICAL', `${VERB_FRAMES}|${MORE_VERB_FRAMES}`)
