/** Writes what the frame networks see with the aligned phones, the material of their training: OUT/frames-{index}.{f16,u8,jsonl}. */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { ARPABET } from '../packages/phonetics/src/phones/arpabet.ts'
import { readAcousticModel } from '../packages/speech/src/acoustics/acoustic-model.ts'
import { alignWords } from '../packages/speech/src/alignment/aligner.ts'
import { readSpeechEncoder } from '../packages/speech/src/encoder/read-encoder.ts'
import { gatherInputs } from '../packages/speech/src/acoustics/frame-evidence.ts'
import { ownShare, readPcm, readUtterances, wordPhones } from './corpus.ts'

const SILENCE = 39
const IGNORED = 255
const out = process.env['OUT'] ?? '/tmp/rehearsal-training'
const index = process.argv[2] ?? '0'
const phoneIndex = new Map<string, number>(ARPABET.map((phone, i) => [phone, i]))
const models = join(import.meta.dirname, '../packages/speech/models')
const acoustic = readAcousticModel(join(models, 'en-us-16k'))
const encoder = readSpeechEncoder(join(models, 'moonshine-tiny'))
const seen = createWriteStream(join(out, `frames-${index}.f16`))
const labels = createWriteStream(join(out, `frames-${index}.u8`))
const rows = createWriteStream(join(out, `frames-${index}.jsonl`))

for (const utterance of ownShare(readUtterances('train'))) {
  const pcm = await readPcm('train', utterance)
  const { features, table, inputs } = gatherInputs({ acoustic, encoder }, pcm)
  const { frames } = features
  const words = alignWords(acoustic, { table }, wordPhones(utterance))
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
  seen.write(Buffer.from(new Float16Array(inputs).buffer))
  labels.write(Buffer.from(label))
  rows.write(`${JSON.stringify({ utt: utterance.utt, speaker: utterance.speaker, frames })}\n`)
}
seen.end()
labels.end()
rows.end()
