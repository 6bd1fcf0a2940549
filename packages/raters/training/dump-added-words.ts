/**
 * Writes what tells words that a reader added from what the recogniser makes up (src/speech/added-odds.ts): OUT/added-words-{part}-{index}.jsonl, one edited
 * text a row, with every word that the recogniser wrote and the text lacks. A training speaker is heard by the networks that never heard them.
 * Usage: node dump-added-words.ts INDEX COUNT train|calibration [EVERY]. fit-added-words.ts fits and judges.
 */
import { addedFeatures } from '../src/speech/added-odds.ts'
import { offersOf } from '../src/speech/added-words.ts'
import { planText } from '../src/speech/plan-text.ts'
import { readWords } from '../src/speech/read-take.ts'
import { verifyWords } from '../src/speech/verify-words.ts'
import { dumpEditedTakes } from './dump-edited-takes.ts'

const KINDS = ['none', 'omitted', 'replaced', 'inserted', 'mixed']

/** Two draws of edited texts for each recording. */
await dumpEditedTakes('added-words', 89, ({ models, evidence, hearing, edits }) =>
  [...edits(), ...edits()].flatMap(({ kind, words, lacking }) => {
    const plan = planText(words.map(({ text }) => text).join(' '))
    if (!KINDS.includes(kind) || plan.length !== words.length) return []
    const { read } = verifyWords(models, evidence, plan, readWords(evidence, plan), hearing)
    if (read.every(({ status }) => status !== 'correct')) return []
    const offers = offersOf(models, evidence, { plan, read }, planText(hearing.written()))
    const offered = offers.map((offer) => ({ before: offer.before, features: addedFeatures(offer.evidence) }))
    const byPath = read.flatMap((word) => (word.status === 'inserted' ? [word.index] : []))
    return [{ kind, words: plan.length, lacking, offered, byPath }]
  }),
)
