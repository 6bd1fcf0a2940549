/**
 * Writes what the trait heads are fitted on, as the whole pipeline finds it in the rated utterances: OUT/heads-INDEX.json. A training speaker is heard by
 * the networks that never heard them; the trees that score sounds know all of them, so train_heads.py scores theirs anew, by the phones' features.
 * Usage: node dump-heads.ts INDEX COUNT
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gatherEvidence } from '../packages/speech/src/acoustics/frame-evidence.ts'
import { createSpeechRecogniser } from '../packages/speech/src/decoder/recogniser.ts'
import { findReading } from '../packages/speech/src/miscues/find-words.ts'
import { secondPassOf } from '../packages/speech/src/miscues/second-pass.ts'
import { loadSpeechModels } from '../packages/speech/src/models/speech-models.ts'
import { judgedTake, scoreTake } from '../packages/speech/src/pronunciation/score-take.ts'
import { planText } from '../packages/speech/src/reading/plan-text.ts'
import { RECOGNISER_FOLDER } from '../packages/speech/src/weights/read-weights.ts'
import { networksOfStrangers, ownShare, readPcm, readUtterances, wordNetworksOfStrangers } from './corpus.ts'
import { OUT } from './dumped-utterance.ts'
import { headsRow } from './heads-row.ts'

const shipped = await loadSpeechModels()
const recogniser = createSpeechRecogniser(shipped.encoder, RECOGNISER_FOLDER)
const parts = ['calibration', 'calibration-more', 'train'] as const
const rated = parts.flatMap((part) =>
  readUtterances(part).flatMap((utterance) => (utterance.human === undefined ? [] : [{ part, utterance }])),
)
const rows = []
for (const { part, utterance } of ownShare(rated)) {
  const models = {
    ...shipped,
    networks: networksOfStrangers(shipped.networks, utterance),
    wordNetworks: wordNetworksOfStrangers(shipped.wordNetworks, utterance),
  }
  const plan = planText(utterance.text, utterance.phones)
  const pcm = await readPcm(part, utterance)
  const evidence = gatherEvidence(models, pcm)
  const { heard } = findReading(models, evidence, plan, secondPassOf(pcm, recogniser))
  const take = judgedTake(models, evidence, scoreTake(models, evidence, { pcm, plan }, heard), heard)
  rows.push(headsRow(models, part, utterance, take))
  await setImmediate()
}
writeFileSync(join(OUT, `heads-${process.argv[2] ?? '0'}.json`), JSON.stringify(rows))
console.log(rows.length, 'rated utterances')
