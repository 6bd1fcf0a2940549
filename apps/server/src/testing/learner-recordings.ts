import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeMp3, DEFAULT_AUDIO_LIMITS, SAMPLE_RATE } from '@rehearsal/speech/audio'
import { encodeMp3 } from '@rehearsal/voice'
import { z } from 'zod'
import type { Ability } from './texts-at-abilities.ts'

const corpus = process.env['CORPUS'] ?? join(import.meta.dirname, '../../../../../shared/data/speechocean762')

/** Recordings of real learners (speechocean762) are no part of the repository. */
export const hasLearnerRecordings = existsSync(join(corpus, 'calibration.jsonl'))

/** What a learner was heard to read, and what was read. */
export type Reading = { text: string; mp3: Uint8Array }

/** What five people gave a sentence in all, of ten. */
const TOTALS: Readonly<Record<Ability, readonly [number, number]>> = { weak: [0, 5], middling: [6, 7], strong: [9, 10] }
/** Children are heard otherwise than the grown-ups who sit an exam. */
const YOUNGEST = 13
const FEWEST_WORDS = 5
const PARTS = ['calibration', 'calibration-more'] as const
/** Between two sentences that one learner reads one behind the other. */
const PAUSE_SECONDS = 0.4

const rowSchema = z.object({
  utt: z.string(),
  speaker: z.string(),
  age: z.number(),
  text: z.string(),
  human: z.object({ total: z.number() }),
})
type Row = z.infer<typeof rowSchema> & { file: string }

/**
 * Readings by real learners whom people heard to be of this ability: texts of two sentences by one learner each, and single sentences.
 * No network of the engine was trained on them (its calibration saw them), and none is in two readings.
 */
export async function readingsAt(
  ability: Ability,
  { texts, sentences }: { texts: number; sentences: number },
): Promise<{ texts: Reading[]; sentences: Reading[] }> {
  const [low, high] = TOTALS[ability]
  const rows = readRows().filter(
    ({ age, text, human }) =>
      age >= YOUNGEST && text.split(' ').length >= FEWEST_WORDS && human.total >= low && human.total <= high,
  )
  const pairs = [...Map.groupBy(rows, ({ speaker }) => speaker).values()].flatMap(pairsOf).slice(0, texts)
  const single = rows.filter((row) => !pairs.flat().includes(row)).slice(0, sentences)
  if (pairs.length < texts || single.length < sentences) throw new Error(`There are too few ${ability} readings.`)
  return {
    texts: await Promise.all(pairs.map(readingOf)),
    sentences: await Promise.all(single.map((row) => readingOf([row]))),
  }
}

function readRows(): Row[] {
  return PARTS.flatMap((part) =>
    readFileSync(join(corpus, `${part}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => rowSchema.parse(JSON.parse(line)))
      .map((row) => ({ ...row, file: join(corpus, part, `${row.utt}.mp3`) })),
  )
}

const pairsOf = (rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.floor(rows.length / 2) }, (_, i) => rows.slice(2 * i, 2 * i + 2))

async function readingOf(rows: readonly Row[]): Promise<Reading> {
  const mp3 = await joinedTakes(
    rows.map(({ file }) => readFileSync(file)),
    PAUSE_SECONDS,
  )
  return { text: rows.map(({ text }) => sentenceOf(text)).join(' '), mp3 }
}

/** The corpus writes in capitals. */
const sentenceOf = (text: string): string =>
  `${text.slice(0, 1)}${text.slice(1).toLowerCase().replaceAll(/\bi\b/gu, 'I')}.`

/** Takes as one, each followed by as long a silence. */
export async function joinedTakes(takes: readonly Uint8Array[], pauseSeconds: number): Promise<Uint8Array> {
  const parts = await Promise.all(takes.map((take) => decodeMp3(new Uint8Array(take), DEFAULT_AUDIO_LIMITS)))
  const pause = Math.round(pauseSeconds * SAMPLE_RATE)
  const pcm = new Float32Array(parts.reduce((length, part) => length + part.pcm.length + pause, 0))
  let at = 0
  for (const part of parts) {
    pcm.set(part.pcm, at)
    at += part.pcm.length + pause
  }
  return encodeMp3(pcm, SAMPLE_RATE)
}
