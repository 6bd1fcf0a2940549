import { readCorrections } from '@rehearsal/english/data/read-corrections'
import { frameRule } from '../rule/frame.ts'

/** “enough reliable”, “, what is very tiring”, “how does she look like” */
export const orderFrame = frameRule('order-frame', 'GRAMMAR_MODERATE', readCorrections('phrases/word-order'))
