import { readCorrections } from '@rehearsal/english/data/read-corrections'
import { frameRule } from '../rule/frame.ts'

/** “Respected sir”, “thanks you”, “As a conclusion” */
export const letterFrame = frameRule('letter-frame', 'GRAMMAR_MODERATE', readCorrections('phrases/letters-and-links'))
