/**
 * Readings that stop early, made of real sound: five recordings of one speaker as one take, which ends behind one of its words; one without the sound of a
 * sentence; single sentences that end behind a word. Only the sound is cut: the text stays whole.
 */
import { FRAMES_PER_SECOND } from '../packages/speech/src/front-end/front-end.ts'
import { gatherEvidence } from '../packages/speech/src/acoustics/frame-evidence.ts'
import { alignWords } from '../packages/speech/src/alignment/aligner.ts'
import { isVowel } from '../packages/phonetics/src/phones/arpabet.ts'
import type { loadSpeechModels } from '../packages/speech/src/models/speech-models.ts'
import { readPcm, wordPhones, type Part, type Utterance } from './corpus.ts'
import { seededRandom } from './simulated-edits.ts'

const SAMPLES_PER_FRAME = 16_000 / FRAMES_PER_SECOND
const SENTENCES = 5
const FEWEST_WORDS = 3

/** What follows the last word: nothing, the room, a breath, or a drawn-out vowel. */
const ENDINGS = ['end', 'room', 'breath', 'filler'] as const
type Ending = (typeof ENDINGS)[number]

type Recording = { text: string; pcm: Float32Array; words: { start: number; end: number }[]; vowel: Float32Array }
/** `isSaid` says of each word of the text whether the take holds it. */
export type StoppedReading = {
  speaker: string
  kind: 'whole' | 'sentences' | 'inside' | 'skipped' | 'one sentence' | 'one sentence, whole'
  ending: Ending
  text: string
  isSaid: boolean[]
  pcm: Float32Array
}

type Models = Awaited<ReturnType<typeof loadSpeechModels>>

/** The readings of one speaker; none of one who has too few recordings. */
export async function stoppedReadings(
  models: Models,
  recorded: readonly [Part, Utterance][],
): Promise<StoppedReading[]> {
  const speaker = recorded[0]?.[1].speaker ?? ''
  const random = seededRandom(Number(speaker) + 1)
  const own: Recording[] = []
  for (const [part, utterance] of recorded.filter(([, { words }]) => words.length >= FEWEST_WORDS)) {
    const recording = await record(models, part, utterance)
    if (recording !== null && own.length < SENTENCES) own.push(recording)
  }
  if (own.length < SENTENCES) return []
  const room = roomOf(own)
  const gaps = own.map(() => 0.1 + 0.4 * random())
  const ending = () => ENDINGS[Math.floor(random() * ENDINGS.length)] ?? 'end'
  const tail = (kind: Ending, vowel: Float32Array) => tailOf(kind, room, vowel, random)
  const take = (
    kind: StoppedReading['kind'],
    how: Ending,
    said: (sentence: number) => number,
    of: readonly Recording[] = own,
  ): StoppedReading => {
    const parts = of.flatMap((recording, i) => {
      const words = said(i)
      if (words === 0) return []
      const isWhole = words === recording.words.length
      const cut = isWhole ? recording.pcm.length : endOf(recording, words)
      return [recording.pcm.subarray(0, cut), ...(isWhole ? [tiled(room, gaps[i] ?? 0.3)] : [])]
    })
    const last = of.findLast((_, i) => said(i) > 0)
    if (kind !== 'whole' && kind !== 'one sentence, whole' && last !== undefined) {
      const sentence = of.indexOf(last)
      if (said(sentence) === last.words.length)
        parts.splice(-2, 2, last.pcm.subarray(0, endOf(last, last.words.length)))
    }
    const isSaid = of.flatMap(({ words }, i) => words.map((_, word) => word < said(i)))
    const text = of.map((recording) => recording.text).join(' ')
    return {
      speaker,
      kind,
      ending: how,
      text,
      isSaid,
      pcm: joined([...parts, ...tail(how, (last ?? own[0])?.vowel ?? room)]),
    }
  }
  const all = (i: number) => own[i]?.words.length ?? 0
  const within = (words: number) => 1 + Math.floor(random() * (words - 1))
  const readings = [take('whole', 'room', all)]
  for (let k = 1; k < SENTENCES; k++) readings.push(take('sentences', ending(), (i) => (i < k ? all(i) : 0)))
  for (const k of [1, 3]) {
    const words = within(all(k))
    readings.push(take('inside', ending(), (i) => (i < k ? all(i) : i === k ? words : 0)))
  }
  const gone = 1 + Math.floor(random() * (SENTENCES - 2))
  readings.push(take('skipped', 'room', (i) => (i === gone ? 0 : all(i))))
  for (const recording of own.slice(0, 3)) {
    const words = within(recording.words.length)
    readings.push(take('one sentence', ending(), () => words, [recording]))
    readings.push(take('one sentence, whole', 'room', () => recording.words.length, [recording]))
  }
  return readings
}

async function record(models: Models, part: Part, utterance: Utterance): Promise<Recording | null> {
  const pcm = await readPcm(part, utterance)
  const words = alignWords(models.acoustic, gatherEvidence(models, pcm), wordPhones(utterance))
  if (words === null) return null
  const vowels = words.flatMap(({ phones }) => phones).filter(({ phone }) => isVowel(phone))
  const { start, end } = vowels.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0] ?? { start: 0, end: 1 }
  const quarter = (end - start) / 4
  const vowel = pcm.slice((start + quarter) * SAMPLES_PER_FRAME, (end - quarter) * SAMPLES_PER_FRAME)
  const text = utterance.text.toLowerCase()
  return { text: `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`, pcm, words, vowel }
}

/** The sample behind a recording's first words. */
function endOf({ words, pcm }: Recording, said: number): number {
  return Math.min(pcm.length, (words[said - 1]?.end ?? 0) * SAMPLES_PER_FRAME)
}

const ROOM_SAMPLES = 2400

/** The quietest 150 ms of the speaker's recordings that are not digital silence. */
function roomOf(recordings: readonly Recording[]): Float32Array {
  let best: { pcm: Float32Array; energy: number } = { pcm: new Float32Array(ROOM_SAMPLES), energy: Infinity }
  for (const { pcm } of recordings) {
    for (let at = 0; at + ROOM_SAMPLES <= pcm.length; at += ROOM_SAMPLES / 2) {
      const piece = pcm.subarray(at, at + ROOM_SAMPLES)
      const energy = piece.reduce((sum, value) => sum + value * value, 0)
      if (energy > 1e-7 && energy < best.energy) best = { pcm: piece, energy }
    }
  }
  return best.pcm
}

function tailOf(kind: Ending, room: Float32Array, vowel: Float32Array, random: () => number): Float32Array[] {
  const quiet = tiled(room, 0.3 + 2.7 * random())
  if (kind === 'end') return []
  if (kind === 'room') return [quiet]
  if (kind === 'filler') return [tiled(room, 0.25), tiled(vowel, 0.3 + 0.4 * random()), quiet]
  const level = 0.01 + 0.01 * random()
  let last = 0
  const breath = Float32Array.from({ length: 6400 }, (_, i) => {
    last = 0.6 * last + (random() - 0.5)
    return level * Math.sin((Math.PI * i) / 6400) * last
  })
  return [tiled(room, 0.2), breath, quiet]
}

/** A sound over and over, to and fro, so that it has no clicks. */
function tiled(piece: Float32Array, seconds: number): Float32Array {
  const period = Math.max(1, 2 * (piece.length - 1))
  return Float32Array.from({ length: Math.round(seconds * 16_000) }, (_, i) => {
    const at = i % period
    return piece[at < piece.length ? at : period - at] ?? 0
  })
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const pcm = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    pcm.set(part, at)
    at += part.length
  }
  return pcm
}
