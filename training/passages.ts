import { type Part, readPcm, type Utterance } from './corpus.ts'

const SECONDS = 30
/** About how long a recording of the corpus is: seconds per sound, and of silence around them. */
const SECONDS_PER_SOUND = 0.11
const SECONDS_AROUND = 0.8
const LEAST_RECORDINGS = 3
/** Samples of silence behind each recording, a third of a second. */
const GAP = 5000

/** The recordings of each speaker in the order of the corpus, in groups of about half a minute. */
export function passagesOf(all: readonly Utterance[]): Utterance[][] {
  return [...Map.groupBy(all, ({ speaker }) => speaker).values()].flatMap((own) => {
    const passages: Utterance[][] = [[]]
    let seconds = 0
    for (const utterance of own) {
      passages.at(-1)?.push(utterance)
      seconds += utterance.phones.length * SECONDS_PER_SOUND + SECONDS_AROUND
      if (seconds <= SECONDS) continue
      passages.push([])
      seconds = 0
    }
    return passages.filter(({ length }) => length >= LEAST_RECORDINGS)
  })
}

/** Recordings one after the other as if they were one; it bears the first one's name. */
export async function readPassage(part: Part, parts: readonly Utterance[]) {
  const [first] = parts
  if (first === undefined) throw new Error('A passage without recordings')
  const pieces: Float32Array[] = []
  for (const utterance of parts) pieces.push(await readPcm(part, utterance), new Float32Array(GAP))
  const pcm = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    pcm.set(piece, at)
    at += piece.length
  }
  const utterance: Utterance = {
    ...first,
    words: parts.flatMap(({ words }) => words),
    phones: parts.flatMap(({ phones }) => phones),
    phoneScores: parts.flatMap(({ phoneScores }) => phoneScores),
  }
  return { utterance, pcm }
}
