import { NOUN_FRAMES } from '@rehearsal/english/phrases/noun-frames'
import { framePairs, frameRule } from '../rule/frame.ts'

/** “whole day”, “a half of the class”, “in the reality”, “my both parents” */
export const nounFrame = frameRule('noun-frame', 'GRAMMAR_MINOR', framePairs(NOUN_FRAMES))
