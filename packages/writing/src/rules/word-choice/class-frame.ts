import { readCorrections } from '@rehearsal/english/data/read-corrections'
import { type FramePair, frameRule } from '../rule/frame.ts'

/** “very danger”; not “the very peace of the place”. */
export const veryFrame = ({ wrong, right }: FramePair): FramePair => ({
  wrong: `(!the/this/that/these/those/my/your/his/her/its/our/their/whose/'s/s/of/with) very ${wrong} (!-/conscious/hungry/oriented/loving/driven/focused/aware/sensitive)`,
  right: `$1 ${right}`,
})

/** “give up it” → “give it up”; “look out them” might be meant. */
export function particleFrame({ wrong }: FramePair): FramePair {
  const [verb = '', particle = ''] = wrong.split(' ')
  return {
    wrong: `v:${verb} ${particle} it/them (@end/in/at/to/for/when/because/again/if/as/with)`,
    right: `v:${verb} $3 ${particle}`,
  }
}

/** “it became so clearly” */
export const stateFrame = ({ wrong, right }: FramePair): FramePair => ({
  wrong: `v:become/v:seem very/so/too/more? ${wrong} (./!/?)`,
  right: `$1 $2 ${right}`,
})

/** “very danger”, “give up it”, “fall in sleep”, “even can not” */
export const classFrame = frameRule('class-frame', 'GRAMMAR_MODERATE', [
  ...readCorrections('phrases/word-classes'),
  ...readCorrections('phrases/very-nouns').map(veryFrame),
  ...readCorrections('phrases/particle-verbs').map(particleFrame),
  ...readCorrections('phrases/state-adverbs').map(stateFrame),
])
