import { NOUN_FRAMES } from '@rehearsal/english/phrases/noun-frames'
import { frameRule } from '../rule/frame.ts'

/** “whole day”, “a half of the class”, “in the reality”, “my both parents” */
export const nounFrame = frameRule('noun-frame', 'GRAMMAR_MINOR', NOUN_FRAMES)
