/**
 * Writes what words of edited texts are judged by: OUT/likelihood-ratios-{part}-{index}.jsonl, one word a row: the log odds of its sounds, and how far it falls
 * behind what the recogniser would write. A training speaker is heard by the networks that never heard them.
 * Usage: node dump-likelihood-ratios.ts INDEX COUNT train|calibration [EVERY]. fit-likelihood-ratios.ts fits and judges.
 */
import { planText } from '../packages/speech/src/reading/plan-text.ts'
import { readWords } from '../packages/speech/src/reading/read-take.ts'
import { logOddsOfWords, timedText } from '../packages/speech/src/miscues/verify-words.ts'
import { dumpEditedTakes } from './dump-edited-takes.ts'

await dumpEditedTakes('likelihood-ratios', 97, ({ utterance: { speaker }, models, evidence, secondPass, edits }) =>
  edits().flatMap(({ kind, words }) => {
    const plan = planText(words.map(({ text }) => text).join(' '))
    if (kind === 'other' || plan.length !== words.length) return []
    const tried = logOddsOfWords(models, evidence, plan, readWords(evidence, plan))
    const logLikelihoodRatios = secondPass.logLikelihoodRatios(timedText(plan, tried.words))
    return words.map(({ isSaid }, i) => ({
      speaker,
      kind,
      isSaid,
      logOdds: tried.logOdds[i] ?? null,
      logLikelihoodRatio: logLikelihoodRatios[i] ?? null,
    }))
  }),
)
