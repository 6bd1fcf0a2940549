import { readCorrections } from '@rehearsal/english/data/read-corrections'
import { frameRule } from '../rule/frame.ts'

/** “have not enough time”, “know to write”, “used to getting”, “bases on”, “ability of writing” */
export const verbFrame = frameRule('verb-frame', 'GRAMMAR_CRITICAL', readCorrections('phrases/verb-patterns'))
