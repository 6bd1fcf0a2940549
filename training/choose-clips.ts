/**
 * Copies the clips of the regression guard (packages/speech/src/testing/clips, whose README states the rule) out of the corpus, byte by byte, and
 * writes down where each is cut for the guard's early stops. How well the engine does on a clip has no say in which are taken.
 * Usage: node training/choose-clips.ts. CORPUS or ../shared/data/speechocean762.
 */
import { copyFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSpeechRaters } from '../packages/speech/src/index.ts'
import { CORPUS, type Part, readPcm, readUtterances, type Utterance } from './corpus.ts'
import { seededRandom } from './simulated-edits.ts'

const CLIPS = join(import.meta.dirname, '../packages/speech/src/testing/clips')
const COUNT = 40
const WORDS = { least: 5, most: 8 }
const MAX_BYTES = 36_000
/** Below the first, the second, the third, and above: the raters' total of 0 to 10. */
const LEVELS = [5.5, 7.5, 8.5, Infinity]

type Candidate = { part: Part; row: Utterance; stratum: string; order: number }

const random = seededRandom(2911)
const candidates = (['calibration', 'calibration-more'] as const).flatMap((part) =>
  readUtterances(part).flatMap((row): Candidate[] => {
    const level = LEVELS.findIndex((limit) => (row.human?.['total'] ?? 0) < limit)
    const order = random()
    const isRead = (row.human?.['total'] ?? 0) > 0
    const isShort = row.words.length >= WORDS.least && row.words.length <= WORDS.most
    if (!isRead || !isShort || statSync(fileOf(part, row)).size > MAX_BYTES) return []
    return [{ part, row, stratum: `${row.age < 13 ? 'child' : 'adult'} ${level}`, order }]
  }),
)
const strata = [...Map.groupBy(candidates, ({ stratum }) => stratum).values()]
  .map((own) => own.toSorted((a, b) => a.order - b.order))
  .toSorted((a, b) => a.length - b.length)
const chosen = choose(strata)
const { rateReading } = await createSpeechRaters()
const lines: string[] = []
for (const { part, row } of chosen.toSorted((a, b) => a.row.utt.localeCompare(b.row.utt))) {
  copyFileSync(fileOf(part, row), join(CLIPS, `${row.utt}.mp3`))
  const { words } = await rateReading({ pcm: await readPcm(part, row), text: row.text })
  const cuts = [Math.floor(row.words.length / 2), Math.round((2 * row.words.length) / 3)].map((said) => {
    const before = words.findLast(({ index, end }) => index < said && end !== null)?.end ?? 0
    const after = words.find(
      ({ index, start, status }) => index >= said && start !== null && status !== 'inserted',
    )?.start
    return { said, seconds: Number(((before + (after ?? before)) / 2).toFixed(2)) }
  })
  lines.push(JSON.stringify({ ...row, cuts }))
}
writeFileSync(join(CLIPS, 'clips.jsonl'), `${lines.join('\n')}\n`)
console.log(`${chosen.length} clips of ${new Set(chosen.map(({ row }) => row.speaker)).size} speakers`)

/** Round by round one of each stratum, the scarcest first, of a speaker who was taken least often so far. */
function choose(lists: readonly Candidate[][]): Candidate[] {
  const taken: Candidate[] = []
  const left = lists.map((own) => [...own])
  while (taken.length < COUNT) {
    for (const own of left) {
      const timesOf = ({ row }: Candidate) => taken.filter((other) => other.row.speaker === row.speaker).length
      const next = own.toSorted((a, b) => timesOf(a) - timesOf(b))[0]
      if (next === undefined || taken.length === COUNT) continue
      own.splice(own.indexOf(next), 1)
      taken.push(next)
    }
  }
  return taken
}

function fileOf(part: Part, row: Utterance): string {
  return join(CORPUS, part, `${row.utt}.mp3`)
}
