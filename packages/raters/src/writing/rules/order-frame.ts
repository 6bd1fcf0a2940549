import { ORDER_FRAMES } from '../lexicon/order-frames.ts'
import { frameRule } from './frame.ts'

/** “enough reliable”, “, what is very tiring”, “how does she look like” */
export const orderFrame = frameRule('order-frame', 'GRAMMAR_MODERATE', ORDER_FRAMES)
