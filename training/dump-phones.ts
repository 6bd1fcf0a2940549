/**
 * Writes the measures of every phone, aligned to the canonical phones: OUT/phones-{part}-{index}.jsonl, one utterance a row.
 * A training speaker is measured by the network that never heard them, a calibration speaker by both.
 * Usage: node dump-phones.ts INDEX COUNT train|calibration
 */
import { createWriteStream } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { join } from 'node:path'
import { readAcousticModel } from '../packages/speech/src/acoustics/acoustic-model.ts'
import { alignWords } from '../packages/speech/src/alignment/aligner.ts'
import { readSpeechEncoder } from '../packages/speech/src/encoder/read-encoder.ts'
import { gatherEvidence } from '../packages/speech/src/acoustics/frame-evidence.ts'
import { readFrameNetworks } from '../packages/speech/src/acoustics/frame-network.ts'
import { goodnessOfPhones } from '../packages/speech/src/pronunciation/goodness-of-words.ts'
import { utteranceFeatures } from '../packages/speech/src/traits/utterance-features.ts'
import { networksOfStrangers, ownShare, readPcm, readUtterances, wordPhones } from './corpus.ts'

const out = process.env['OUT'] ?? '/tmp/rehearsal-training'
const models = join(import.meta.dirname, '../packages/speech/models')
const networkFolder = process.env['NETWORKS'] ?? join(models, 'speech')
const part = process.argv[4] === 'calibration' ? 'calibration' : 'train'
const model = readAcousticModel(join(models, 'en-us-16k'))
const encoder = readSpeechEncoder(join(models, 'moonshine-tiny'))
const networks = readFrameNetworks(networkFolder)
const rows = createWriteStream(join(out, `phones-${part}-${process.argv[2] ?? '0'}.jsonl`))

for (const utterance of ownShare(readUtterances(part))) {
  const pcm = await readPcm(part, utterance)
  const unheard = networksOfStrangers(networks, utterance)
  const evidence = gatherEvidence({ acoustic: model, encoder, networks: unheard }, pcm)
  const words = alignWords(model, evidence, wordPhones(utterance))
  if (words === null) {
    console.error('not aligned', utterance.utt)
    continue
  }
  const measures = goodnessOfPhones(
    model,
    evidence,
    words.map((word, index) => ({ ...word, index })),
  )
  const plain = measures.map((m) => ({
    ...m,
    posteriors: Array.from(m.posteriors, round),
    competitors: Array.from(m.competitors, round),
    cepstra: Array.from(m.cepstra, round),
  }))
  const { utt, speaker, age, gender, text, phoneScores, human } = utterance
  const timing = utteranceFeatures(pcm, words)
  rows.write(
    `${JSON.stringify({ utt, speaker, age, gender, text, phoneScores, human, words, timing, measures: plain })}\n`,
  )
  await setImmediate()
}
rows.end()

function round(value: number): number {
  return Math.round(value * 1e3) / 1e3
}
