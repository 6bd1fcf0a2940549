/**
 * Writes the features of the trait heads for the rated utterances, as the whole pipeline finds them: OUT/heads.json. No
 * other model saw these speakers. The phones' scores under the canonical alignment are those of train_phones.py.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createSpeechRecogniser } from '../src/speech/decoder/recogniser.ts'
import { findWords } from '../src/speech/find-words.ts'
import { gatherEvidence } from '../src/speech/frame-evidence.ts'
import { secondHearing } from '../src/speech/second-hearing.ts'
import { contentShareOf, countMiscues } from '../src/speech/miscues.ts'
import { planText } from '../src/speech/plan-text.ts'
import { contentScale, pieceFeatures } from '../src/speech/rate-traits.ts'
import { judgedTake, scoreTake } from '../src/speech/score-take.ts'
import { loadSpeechModels, RECOGNISER_FOLDER } from '../src/speech/speech-models.ts'
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
  const read = findWords(models, evidence, plan, secondHearing(pcm, recogniser))
  const take = judgedTake(models, evidence, scoreTake(models, evidence, { pcm, plan }, read), read)
  const features = pieceFeatures(models, take, 0, plan.length)
  const scale = contentScale(contentShareOf(countMiscues(read, plan.length)))
  if (human !== undefined) rows.push({ utt, speaker, age, gender, human, features, scale })
  await setImmediate()
}
writeFileSync(join(OUT, 'heads.json'), JSON.stringify(rows))
console.log(rows.length, 'rated utterances')
