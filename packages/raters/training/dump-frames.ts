/** Writes log mel frames with their aligned phones, the material of the frame network: OUT/frames-{index}.{f32,u8,jsonl}. */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { ARPABET } from '../src/lexicon/arpabet.ts'
import { readAcousticModel } from '../src/speech/acoustic-model.ts'
import { alignWords } from '../src/speech/aligner.ts'
import { analyseFrames, LOG_MELS, withDifferences } from '../src/speech/front-end.ts'
import { scoreGaussians } from '../src/speech/senone-scorer.ts'
import { ownShare, readPcm, readUtterances, wordPhones } from './corpus.ts'

const SILENCE = 39
const IGNORED = 255
const out = process.env['OUT'] ?? '/tmp/rehearsal-training'
const index = process.argv[2] ?? '0'
const phoneIndex = new Map<string, number>(ARPABET.map((phone, i) => [phone, i]))
const model = readAcousticModel(join(import.meta.dirname, '../models/en-us-16k'))
const mels = createWriteStream(join(out, `frames-${index}.f32`))
const labels = createWriteStream(join(out, `frames-${index}.u8`))
const rows = createWriteStream(join(out, `frames-${index}.jsonl`))

for (const utterance of ownShare(readUtterances('train'))) {
  const pcm = await readPcm('train', utterance)
  const features = analyseFrames(pcm)
  const { frames, logMels } = features
  const table = scoreGaussians(model, withDifferences(features))
  const words = alignWords(model, { table }, wordPhones(utterance))
  if (words === null) {
    console.error('not aligned', utterance.utt)
    continue
  }
  const label = new Uint8Array(frames).fill(SILENCE)
  words
    .flatMap((word) => word.phones)
    .forEach((phone, i) => {
      const isRight = (utterance.phoneScores[i] ?? 0) >= 1
      label.fill(isRight ? (phoneIndex.get(phone.phone) ?? IGNORED) : IGNORED, phone.start, Math.min(phone.end, frames))
    })
  mels.write(Buffer.from(logMels.buffer, logMels.byteOffset, frames * LOG_MELS * 4))
  labels.write(Buffer.from(label))
  rows.write(`${JSON.stringify({ utt: utterance.utt, speaker: utterance.speaker, frames })}\n`)
}
mels.end()
labels.end()
rows.end()
