/**
 * Writes the features of the trait heads for the rated utterances, as the whole pipeline finds them: OUT/heads.json. No
 * other model saw these speakers. The phones' scores under the canonical alignment are those of train_phones.py.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createSpeechRecogniser } from '../packages/speech/src/decoder/recogniser.ts'
import { findReading } from '../packages/speech/src/miscues/find-words.ts'
import { gatherEvidence } from '../packages/speech/src/acoustics/frame-evidence.ts'
import { secondPassOf } from '../packages/speech/src/miscues/second-pass.ts'
import { planText } from '../packages/speech/src/reading/plan-text.ts'
import { pieceFeatures } from '../packages/speech/src/traits/rate-traits.ts'
import { judgedTake, scoreTake } from '../packages/speech/src/pronunciation/score-take.ts'
import { loadSpeechModels } from '../packages/speech/src/models/speech-models.ts'
import { RECOGNISER_FOLDER } from '../packages/speech/src/weights/read-weights.ts'
import { readPcm, readUtterances } from './corpus.ts'
import { OUT } from './dumped-utterance.ts'

const models = await loadSpeechModels()
const recogniser = createSpeechRecogniser(models.encoder, RECOGNISER_FOLDER)
const rows = []
for (const utterance of readUtterances('calibration')) {
  const { utt, speaker, age, gender, human, text, phones } = utterance
  const plan = planText(text, phones)
  const pcm = await readPcm('calibration', utterance)
  const evidence = gatherEvidence(models, pcm)
  const { heard } = findReading(models, evidence, plan, secondPassOf(pcm, recogniser))
  const take = judgedTake(models, evidence, scoreTake(models, evidence, { pcm, plan }, heard), heard)
  const features = pieceFeatures(models, take, 0, plan.length)
  if (human !== undefined) rows.push({ utt, speaker, age, gender, human, features })
  await setImmediate()
}
writeFileSync(join(OUT, 'heads.json'), JSON.stringify(rows))
console.log(rows.length, 'rated utterances')
