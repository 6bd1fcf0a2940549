import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { flite } from '@rehearsal/voice'
import { decodeMp3, learnerRecording, type Speech } from './learner-speech.ts'
import { encodeWav } from './wav.ts'

/** What the fake microphone plays unless a test launches its own browser. Global setup writes it. */
export const microphonePath = resolve('.cache/e2e/microphone.wav')

/** The same sentence again and again: a recorder that hears it ends when it is stopped. */
export const talkingPath = resolve('.cache/e2e/talking.wav')

const learner = { utterance: '010990087', text: 'They ought to take a little of this Christmas spirit.' }
// The recorder beeps before it listens, and stops by itself after three seconds of silence; the file plays round and round.
const pauseSeconds = { before: 1.5, after: 9 }
const breathSeconds = { before: 0.2, after: 0.2 }

/** A real learner of speechocean762 where its recordings lie beside the repository; elsewhere the embedded voice says the same. */
async function learnerSpeech(): Promise<Speech> {
  const file = learnerRecording(learner.utterance)
  return existsSync(file) ? decodeMp3(readFileSync(file)) : speechOf(learner.text)
}

/** The last word of what the learner says, “spirit”, with the silence after it. */
export async function learnerWord(): Promise<Speech> {
  const file = learnerRecording(learner.utterance)
  if (!existsSync(file)) return speechOf('Spirit.')
  const { pcm, sampleRate } = await decodeMp3(readFileSync(file))
  return { pcm: pcm.slice(Math.round(2.62 * sampleRate)), sampleRate }
}

/** Question 311 as a high voice with a strong accent says it: its words can be made out, and many of its sounds are off. */
export async function badReading() {
  const { pcm, sampleRate } = await speechOf(READ_BADLY)
  return { id: 311, speech: { pcm, sampleRate: sampleRate * 1.5 } }
}

const READ_BADLY =
  'A wyelent estorm is zed to haff led to ze furst bensils. It uprooted drees in ze norse of Inglan and reweeled a bleck minneral zat lift dark marks on everysing. Sepherds used it to mark zair seep. Letter, crahsmen cut it into sin esticks and blaced zem between two estrips of vood.'

/** The embedded voice reads `text`. */
export function speechOf(text: string): Promise<Speech> {
  return flite.synthesise(text, 'slt')
}

/** A loud tone. */
export function tone(seconds: number): Speech {
  const sampleRate = 16_000
  const pcm = Float32Array.from(
    { length: seconds * sampleRate },
    (_, i) => 0.5 * Math.sin((i * 2 * Math.PI * 440) / sampleRate),
  )
  return { pcm, sampleRate }
}

/** Writes what the tests' microphones play. */
export async function writeMicrophoneFiles(): Promise<void> {
  const speech = await learnerSpeech()
  writeMicrophoneFile(microphonePath, speech)
  writeMicrophoneFile(talkingPath, speech, breathSeconds)
}

/** Writes a file for `--use-file-for-fake-audio-capture`: a pause, the speech, and a silence long enough to stop the recorder. */
export function writeMicrophoneFile(path: string, { pcm, sampleRate }: Speech, pauses = pauseSeconds): string {
  const before = Math.round(pauses.before * sampleRate)
  const padded = new Float32Array(before + pcm.length + Math.round(pauses.after * sampleRate))
  padded.set(pcm, before)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, encodeWav(padded, sampleRate))
  return path
}
