import { readCorrections } from '@rehearsal/english/data/read-corrections'
import { frameRule } from '../rule/frame.ts'

/** “big importance”, “a high man”, “the price is cheap”, “life conditions” */
export const degreeFrame = frameRule('degree-frame', 'GRAMMAR_MODERATE', readCorrections('phrases/degrees'))
