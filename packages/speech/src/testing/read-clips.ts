import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { decodeMp3, DEFAULT_AUDIO_LIMITS } from '../audio/index.ts'

const CLIPS = join(import.meta.dirname, 'clips')

const clipSchema = z.object({
  utt: z.string(),
  text: z.string(),
  phones: z.array(z.string()),
  phoneScores: z.array(z.number()),
  words: z.array(z.object({ text: z.string(), phones: z.number() })),
  human: z.object({ total: z.number(), accuracy: z.number(), fluency: z.number(), prosodic: z.number() }),
  cuts: z.array(z.object({ said: z.number(), seconds: z.number() })),
})
/** A learner's reading with human scores; `cuts` says where it is cut, and how many words were said until there. */
export type Clip = z.infer<typeof clipSchema> & { pcm: Float32Array }

/** The clips of real learners (clips/README.md) in the order of their names, 16 kHz mono. */
export async function readClips(): Promise<Clip[]> {
  const lines = readFileSync(join(CLIPS, 'clips.jsonl'), 'utf8').trim().split('\n')
  const rows = lines.map((line) => clipSchema.parse(JSON.parse(line)))
  return Promise.all(
    rows.map(async (row) => {
      const bytes = new Uint8Array(readFileSync(join(CLIPS, `${row.utt}.mp3`)))
      return { ...row, pcm: (await decodeMp3(bytes, DEFAULT_AUDIO_LIMITS)).pcm }
    }),
  )
}
