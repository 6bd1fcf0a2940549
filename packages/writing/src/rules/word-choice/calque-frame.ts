import { readCorrections } from '@rehearsal/english/data/read-corrections'
import { frameRule } from '../rule/frame.ts'

/** “I have fear”, “feel myself good”, “find a work” */
export const calqueFrame = frameRule('calque-frame', 'GRAMMAR_MODERATE', readCorrections('phrases/calques'))
