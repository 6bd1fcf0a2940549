import { CONFUSIONS } from '@rehearsal/english/confusions/confusions'
import { type Correction, readCorrections } from '@rehearsal/english/data/read-corrections'
import { GOVERNED_WORDS } from '@rehearsal/english/phrases/governed-words'
import { prepositionGovernment } from '../../prepositions/preposition-government.ts'
import { realWord } from '../../spelling/real-word.ts'
import { beBase } from '../../verb-forms/be-base.ts'
import { calqueFrame } from '../../word-choice/calque-frame.ts'
import { classFrame, particleFrame, stateFrame, veryFrame } from '../../word-choice/class-frame.ts'
import { degreeFrame } from '../../word-choice/degree-frame.ts'
import { fixedPhrase } from '../../word-choice/fixed-phrase.ts'
import { letterFrame } from '../../word-choice/letter-frame.ts'
import { nounFrame } from '../../word-choice/noun-frame.ts'
import { orderFrame } from '../../word-choice/order-frame.ts'
import { phraseFrame } from '../../word-choice/phrase-frame.ts'
import { prepositionFrame } from '../../word-choice/preposition-frame.ts'
import { usageFrame } from '../../word-choice/usage-frame.ts'
import { verbFrame } from '../../word-choice/verb-frame.ts'
import { wordChoiceFrame } from '../../word-choice/word-choice-frame.ts'
import type { FramePair } from '../frame.ts'
import type { Rule } from '../rule.ts'

const asIs = (pair: FramePair): FramePair => pair

/** The data files of frames, the rule that reads each, and the frame of an entry. */
export const FRAMES: readonly (readonly [string, Rule, (pair: FramePair) => FramePair])[] = [
  ['phrases/calques', calqueFrame, asIs],
  ['phrases/collocations', wordChoiceFrame, asIs],
  ['phrases/degrees', degreeFrame, asIs],
  ['phrases/letters-and-links', letterFrame, asIs],
  ['phrases/noun-groups', nounFrame, asIs],
  ['phrases/particle-verbs', classFrame, particleFrame],
  ['phrases/prepositions', prepositionFrame, asIs],
  ['phrases/small-words', usageFrame, asIs],
  ['phrases/state-adverbs', classFrame, stateFrame],
  ['phrases/times-and-places', prepositionFrame, asIs],
  ['phrases/verb-patterns', verbFrame, asIs],
  ['phrases/verbs-and-idioms', phraseFrame, asIs],
  ['phrases/very-nouns', classFrame, veryFrame],
  ['phrases/word-classes', classFrame, asIs],
  ['phrases/word-order', orderFrame, asIs],
]

/** Every rule whose corrections are entries of a data file, and `beBase`, which decides of “I am agree”. */
export const DATA_RULES: readonly Rule[] = [
  ...new Set([...FRAMES.map(([, rule]) => rule), fixedPhrase, prepositionGovernment, realWord, beBase]),
]

/** What every entry of those files says of its example. */
export const DATA_EXAMPLES: readonly Pick<Correction, 'example' | 'entry'>[] = [
  ...FRAMES.flatMap(([name]) => readCorrections(name)),
  ...readCorrections('phrases/fixed-phrases'),
  ...readCorrections('phrases/noun-phrases'),
  ...GOVERNED_WORDS,
  ...[...CONFUSIONS.values()].flat(),
]
