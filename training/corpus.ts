import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { decodeAudio } from '../packages/speech/src/audio/index.ts'
import type { FrameNetwork } from '../packages/speech/src/acoustics/frame-network.ts'
import type { WordNetworks } from '../packages/speech/src/miscues/word-network.ts'

const utteranceSchema = z.object({
  utt: z.string(),
  speaker: z.string(),
  age: z.number(),
  gender: z.string(),
  text: z.string(),
  phones: z.array(z.string()),
  phoneScores: z.array(z.number()),
  words: z.array(z.object({ text: z.string(), phones: z.number() })),
  human: z.record(z.string(), z.number()).optional(),
})
export type Utterance = z.infer<typeof utteranceSchema>

export type Part = 'train' | 'calibration' | 'calibration-more'

/** The readers that every figure is also given for by themselves. */
export const readerGroups: Record<string, (reader: Pick<Utterance, 'age' | 'gender'>) => boolean> = {
  'under 13': ({ age }) => age < 13,
  'from 13': ({ age }) => age >= 13,
  female: ({ gender }) => gender === 'f',
  male: ({ gender }) => gender === 'm',
}

/** Where speechocean762 lies: CORPUS, or shared/ beside the repository. */
export const CORPUS = process.env['CORPUS'] ?? join(import.meta.dirname, '../../shared/data/speechocean762')

export function readUtterances(part: Part): Utterance[] {
  return readFileSync(join(CORPUS, `${part}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => utteranceSchema.parse(JSON.parse(line)))
}

export async function readPcm(part: Part, utterance: Utterance): Promise<Float32Array> {
  const bytes = new Uint8Array(readFileSync(join(CORPUS, part, `${utterance.utt}.mp3`)))
  return (await decodeAudio(bytes, { maxSeconds: 120, maxBytes: 1e7, maxPcmBytes: 1e8, isTruncationAllowed: true })).pcm
}

/** The canonical phones of each word. */
export function wordPhones(utterance: Utterance): string[][] {
  let from = 0
  return utterance.words.map((word) => utterance.phones.slice(from, (from += word.phones)))
}

/** The networks that never heard the speaker of an utterance: what is fitted on their posteriors is fitted on those of a stranger. */
export function networksOfStrangers(networks: readonly FrameNetwork[], { speaker }: Utterance): FrameNetwork[] {
  return networks.filter((network) => !network.shape.speakers.includes(speaker))
}

/** The word networks that never heard a training speaker; all of them for others. */
export function wordNetworksOfStrangers({ shape, networks }: WordNetworks, { speaker }: Utterance): WordNetworks {
  return { shape, networks: networks.filter((_, i) => shape.speakers[i]?.includes(speaker) !== true) }
}

/** Part `index` of `count` of a list, for running in several processes: argv[2] = index, argv[3] = count. */
export function ownShare<T>(list: readonly T[]): T[] {
  const [index, count] = [Number(process.argv[2] ?? 0), Number(process.argv[3] ?? 1)]
  return list.filter((_, i) => i % count === index)
}
