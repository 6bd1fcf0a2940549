import { NOUN_FRAMES } from '../lexicon/noun-frames.ts'
import { frameRule } from './frame.ts'

/** “whole day”, “a half of the class”, “in the reality”, “my both parents” */
export const nounFrame = frameRule('noun-frame', 'GRAMMAR_MINOR', NOUN_FRAMES)
