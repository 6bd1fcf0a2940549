/** Whether ranges of 90 % hold what another hand gave; those of readings: readers.mjs. */
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const engines = ['writing']
export const targets = [
  {
    id: 'ranges.written',
    items: [16],
    what: 'graded written answers whose grade lies in the range of their total',
    unit: 'share',
    atLeast: 0.9,
    hand: 'our own grades (language models)',
    how: 'lines and errors were drawn on them, cross-validated by question',
    looksBefore: 2,
  },
  {
    id: 'ranges.level',
    items: [16],
    what: 'simulated learners whose level lies in the band of the estimate, full test',
    unit: 'share',
    atLeast: 0.9,
    hand: 'simulated: no real learner’s result is known here',
    how: 'constants were set on the same kind of learners, other seeds',
    looksBefore: 5,
  },
]
const BAND = 1.64
const LEARNERS = 300
const SEED = 30

export async function measure() {
  const { shareOfRows, wilson } = await import('../agreement.mjs')
  const { HONEST, scoredAnswers } = await import('../bands-written.mjs')
  const parts = process.env.PARTS ?? join(tmpdir(), 'rehearsal-trust')
  mkdirSync(parts, { recursive: true })
  const answers = (await scoredAnswers(parts)).filter(
    ({ kind, standardError }) => HONEST.has(kind) && standardError !== null,
  )
  const isHeld = ({ share, standardError, grade }) => Math.abs(share - grade) <= BAND * standardError
  const { inside, n } = await simulated()
  const shareOf = (own) => `${((100 * own.filter(isHeld).length) / own.length).toFixed(1)} % of ${own.length}`
  return {
    'ranges.written': {
      ...shareOfRows(answers, isHeld, ({ questionId }) => questionId),
      by: Object.fromEntries(
        [...Map.groupBy(answers, ({ taskId }) => taskId.split('/')[1])].map(([kind, own]) => [kind, shareOf(own)]),
      ),
    },
    'ranges.level': wilson(inside, n),
  }
}

async function simulated() {
  const { takenBy, worlds } = await import('../bands-simulated.mjs')
  const { formatIdSchema } = await import('../../packages/exam/src/formats/format-ids.ts')
  const tallies = formatIdSchema.options.flatMap((format) => {
    const taken = takenBy({ world: worlds.usual, format, form: 'full', learners: LEARNERS, seed: SEED })
    return [...taken].flatMap(([about, tallied]) => (about === 'exam overall' ? [tallied] : []))
  })
  return {
    inside: tallies.reduce((sum, each) => sum + each.inside, 0),
    n: tallies.reduce((sum, each) => sum + each.n, 0),
  }
}
