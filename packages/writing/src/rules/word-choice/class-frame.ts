import { readCorrections } from '@rehearsal/english/data/read-corrections'
import { CLASS_FRAMES } from '@rehearsal/english/phrases/class-frames'
import { type FramePair, framePairs, frameRule } from '../rule/frame.ts'

/** “it became so clearly” */
export const stateFrame = ({ wrong, right }: FramePair): FramePair => ({
  wrong: `v:become/v:seem very/so/too/more? ${wrong} (./!/?)`,
  right: `$1 $2 ${right}`,
})

/** “very danger”, “give up it”, “fall in sleep”, “even can not” */
export const classFrame = frameRule('class-frame', 'GRAMMAR_MODERATE', [
  ...framePairs(CLASS_FRAMES),
  ...readCorrections('phrases/state-adverbs').map(stateFrame),
])
