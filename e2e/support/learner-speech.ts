import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { MPEGDecoder } from 'mpg123-decoder'

/** 16-bit rate of every recording of the corpus. */
const SAMPLE_RATE = 16_000

export type Speech = { pcm: Float32Array; sampleRate: number }

const recordings = resolve('../shared/data/speechocean762/calibration')

/** Whether recordings of real learners (speechocean762) lie beside the repository; they are no part of it. */
export const hasLearnerRecordings = existsSync(recordings)

/** The file of one recording. */
export const learnerRecording = (utterance: string): string => `${recordings}/${utterance}.mp3`

/** What a learner says in these recordings, one behind the other with a pause between them. */
export async function learnerSaying(utterances: readonly string[], pauseSeconds = 0.6): Promise<Speech> {
  const parts: Float32Array[] = []
  for (const utterance of utterances) {
    const { pcm } = await decodeMp3(readFileSync(learnerRecording(utterance)))
    parts.push(pcm, new Float32Array(pauseSeconds * SAMPLE_RATE))
  }
  const pcm = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    pcm.set(part, at)
    at += part.length
  }
  return { pcm, sampleRate: SAMPLE_RATE }
}

/** The samples of an mp3 file. */
export async function decodeMp3(bytes: Uint8Array): Promise<Speech> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate } = decoder.decode(bytes)
  decoder.free()
  return { pcm: channelData[0] ?? new Float32Array(), sampleRate }
}
