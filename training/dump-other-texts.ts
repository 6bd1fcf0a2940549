/**
 * Writes what tells another text from the one that was read (packages/speech/src/miscues/is-other-text.ts): OUT/other-texts-{part}-{index}.jsonl, one text of three words and
 * more a row, of which some word seems said: other recordings' texts, and the own one as it is and with words changed. A training speaker is heard by
 * the networks that never heard them. Usage: node dump-other-texts.ts INDEX COUNT train|calibration [EVERY [SEED]]. fit-other-texts.ts fits and judges.
 */
import { FEW_WORDS, logOddsOfSaid } from '../packages/speech/src/miscues/find-words.ts'
import { otherTextFeatures } from '../packages/speech/src/miscues/is-other-text.ts'
import { contentShareOf, countMiscues } from '../packages/speech/src/reading/miscues.ts'
import { planText } from '../packages/speech/src/reading/plan-text.ts'
import { readWords } from '../packages/speech/src/reading/read-take.ts'
import { competingHypothesis } from '../packages/speech/src/miscues/competing-hypothesis.ts'
import { verifyWords } from '../packages/speech/src/miscues/verify-words.ts'
import { dumpEditedTakes, type EditedTake } from './dump-edited-takes.ts'

/** Draws of another text for each recording, and how many of them come with the own text changed. */
const DRAWS = 40
const EDITED_DRAWS = 2
const SEED = Number(process.argv[6] ?? 97)

await dumpEditedTakes('other-texts', SEED, (take) =>
  textsBeside(take).map(({ kind, text }) => {
    const { models, evidence, secondPass, utterance } = take
    const plan = planText(text)
    const told = verifyWords(models, evidence, plan, readWords(evidence, plan), secondPass)
    const { read } = told
    const logOdds = logOddsOfSaid(told)
    const row = { speaker: utterance.speaker, kind, text, share: contentShareOf(countMiscues(read, plan.length)) }
    if (plan.length <= FEW_WORDS || logOdds.length === 0) return { ...row, features: null }
    const { lcsRatio, logLikelihoodRatio } = competingHypothesis(
      models,
      evidence,
      { plan, read },
      planText(secondPass.hypothesis()),
    )
    return { ...row, features: otherTextFeatures(logOdds, lcsRatio, logLikelihoodRatio()) }
  }),
)

/** Other recordings' texts, and the own one as it is and changed; heavily changed ones are neither. */
function textsBeside({ edits }: EditedTake): { kind: string; text: string }[] {
  return Array.from({ length: DRAWS }, (_, draw) => draw).flatMap((draw) =>
    edits().flatMap(({ kind, words }) => {
      const isTaken = kind === 'other' ? words.length > FEW_WORDS : kind !== 'heavy' && draw < EDITED_DRAWS
      return isTaken && !(kind === 'none' && draw > 0) ? [{ kind, text: words.map(({ text }) => text).join(' ') }] : []
    }),
  )
}
