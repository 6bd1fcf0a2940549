import { MORE_PREPOSITION_FRAMES } from '../lexicon/more-preposition-frames.ts'
import { PREPOSITION_FRAMES } from '../lexicon/preposition-frames.ts'
import { TIME_PLACE_FRAMES } from '../lexicon/time-place-frames.ts'
import { frameRule } from './frame.ts'

/** “different with”, “lost interest to”, “once in a week”, “in the midnight” */
export const prepositionFrame = frameRule(
  'preposition-frame',
  'GRAMMAR_MINOR',
  `${PREPOSITION_FRAMES}|${MORE_PREPOSITION_FRAMES}|${TIME_PLACE_FRAMES}`,
)
