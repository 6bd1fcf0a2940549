import { readCorrections } from '@rehearsal/english/data/read-corrections'
import { frameRule } from '../rule/frame.ts'

/** “whole day”, “a half of the class”, “in the reality”, “my both parents” */
export const nounFrame = frameRule('noun-frame', 'GRAMMAR_MINOR', readCorrections('phrases/noun-groups'))
