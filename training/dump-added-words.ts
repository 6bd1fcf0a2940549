/**
 * Writes what tells words that a reader added from what the recogniser makes up (packages/speech/src/miscues/added-probability.ts): OUT/added-words-{part}-{index}.jsonl, one edited
 * text a row, with every word that the recogniser wrote and the text lacks. A training speaker is heard by the networks that never heard them.
 * Usage: node dump-added-words.ts INDEX COUNT train|calibration [EVERY]. fit-added-words.ts fits and judges.
 */
import { addedFeatures } from '../packages/speech/src/miscues/added-probability.ts'
import { offersOf } from '../packages/speech/src/miscues/added-words.ts'
import { planText } from '../packages/speech/src/reading/plan-text.ts'
import { readWords } from '../packages/speech/src/reading/read-take.ts'
import { verifyWords } from '../packages/speech/src/miscues/verify-words.ts'
import { dumpEditedTakes } from './dump-edited-takes.ts'

const KINDS = ['none', 'omitted', 'replaced', 'inserted', 'mixed']

/** Two draws of edited texts for each recording. */
await dumpEditedTakes('added-words', 89, ({ models, evidence, secondPass, edits }) =>
  [...edits(), ...edits()].flatMap(({ kind, words, lacking }) => {
    const plan = planText(words.map(({ text }) => text).join(' '))
    if (!KINDS.includes(kind) || plan.length !== words.length) return []
    const { read } = verifyWords(models, evidence, plan, readWords(evidence, plan), secondPass)
    if (read.every(({ status }) => status !== 'correct')) return []
    const offers = offersOf(models, evidence, { plan, read }, planText(secondPass.hypothesis()))
    const offered = offers.map((offer) => ({ before: offer.before, features: addedFeatures(offer.evidence) }))
    const byPath = read.flatMap((word) => (word.status === 'inserted' ? [word.index] : []))
    return [{ kind, words: plan.length, lacking, offered, byPath }]
  }),
)
