import { MORE_VERB_FRAMES } from '@rehearsal/english/phrases/more-verb-frames'
import { VERB_FRAMES } from '@rehearsal/english/phrases/verb-frames'
import { framePairs, frameRule } from '../rule/frame.ts'

/** “have not enough time”, “know to write”, “used to getting”, “bases on”, “ability of writing” */
export const verbFrame = frameRule('verb-frame', 'GRAMMAR_CRITICAL', framePairs(`${VERB_FRAMES}|${MORE_VERB_FRAMES}`))
