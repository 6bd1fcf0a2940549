import { ORDER_FRAMES } from '@rehearsal/english/phrases/order-frames'
import { framePairs, frameRule } from '../rule/frame.ts'

/** “enough reliable”, “, what is very tiring”, “how does she look like” */
export const orderFrame = frameRule('order-frame', 'GRAMMAR_MODERATE', framePairs(ORDER_FRAMES))
