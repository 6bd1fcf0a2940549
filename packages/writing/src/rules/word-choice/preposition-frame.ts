import { MORE_PREPOSITION_FRAMES } from '@rehearsal/english/phrases/more-preposition-frames'
import { PREPOSITION_FRAMES } from '@rehearsal/english/phrases/preposition-frames'
import { TIME_PLACE_FRAMES } from '@rehearsal/english/phrases/time-place-frames'
import { framePairs, frameRule } from '../rule/frame.ts'

/** “different with”, “lost interest to”, “once in a week”, “in the midnight” */
export const prepositionFrame = frameRule(
  'preposition-frame',
  'GRAMMAR_MINOR',
  framePairs(`${PREPOSITION_FRAMES}|${MORE_PREPOSITION_FRAMES}|${TIME_PLACE_FRAMES}`),
)
