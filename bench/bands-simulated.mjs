/** 90 % bands and simulated learners (packages/exam/src/estimate/testing/simulated-learner.ts). Part of bench/bands.mjs. */
import { levelOf } from '../packages/exam/src/estimate/level-of.ts'
import { simulation, usualWorld } from '../packages/exam/src/estimate/testing/simulated-learner.ts'
import { formatIdSchema } from '../packages/exam/src/formats/format-ids.ts'
import { kindsOf } from '../packages/exam/src/formats/task-weights.ts'
import { formIds } from '../packages/exam/src/mock-test/forms.ts'
import { seededRandom } from '../packages/exam/src/mock-test/seeded-random.ts'

/** How kinds differ in difficulty is drawn anew for each block of learners. */
const BLOCKS = 6
export const worlds = {
  usual: usualWorld,
  'uneven learners': { ...usualWorld, skills: 0.6, kinds: 0.6 },
  'even learners': { ...usualWorld, skills: 0.25, kinds: 0.25 },
  'unequal items': { ...usualWorld, items: 0.9 },
  'engines with a larger bias': { ...usualWorld, bias: 0.06 },
  'better engines': { ...usualWorld, bias: 0.02, noise: 0.05 },
  'errors told too small': { ...usualWorld, misstated: 0.75 },
  'a tenth without a score': { ...usualWorld, lost: 0.1 },
  '40 % seen before': { ...usualWorld, seen: 0.4 },
}
const scores = ['overall', 'speaking', 'writing', 'reading', 'listening']

/** In the usual world all forms, in the others the full test and the mini: of each score the part of learners whose truth lies in the band. */
export function printSimulated(learners, seed) {
  console.log(
    `\nSimulated learners, ${learners} a row: truth in the band, and half of its mean width; last how far values lie off on average`,
  )
  const rows = []
  for (const [name, world] of Object.entries(worlds)) {
    for (const format of formatIdSchema.options) {
      const forms = name === 'usual' ? formIds : ['full', 'mini']
      for (const form of forms) {
        const tallies = takenBy({ world, format, form, learners, seed })
        printForm({ name, format, form, tallies })
        rows.push(...[...tallies].map(([about, tallied]) => ({ name, form, about, ...tallied })))
      }
    }
  }
  printSums(rows)
}

/** Of all rows of a kind together: the part in the band, and between which parts nine of ten rows lie. */
function printSums(rows) {
  console.log(
    '\n  all formats and scores together: in the band; a row of twenty below, and one above; rows from 85 to 95 %',
  )
  for (const [key, own] of Map.groupBy(
    rows,
    ({ name, form, about }) => `${name}: ${form}, the ${about.split(' ')[0]}`,
  )) {
    const n = own.reduce((sum, each) => sum + each.n, 0)
    const parts = own.map(({ inside, n: of }) => (100 * inside) / of).toSorted((one, other) => one - other)
    const at = (place) => parts[Math.round(place * (parts.length - 1))].toFixed(0)
    const held = parts.filter((part) => part >= 85 && part <= 95).length
    const all = (100 * own.reduce((sum, { inside }) => sum + inside, 0)) / n
    console.log(`  ${key.padEnd(52)} ${all.toFixed(1)} % of ${n}; ${at(0.05)}, ${at(0.95)}; ${held} of ${parts.length}`)
  }
}

/** Of each score of the exam or of a form how many of so many simulated learners have their truth in the band (`inside` of `n`). */
export function takenBy({ world, format, form, learners, seed }) {
  const tallies = new Map()
  for (let block = 0; block < BLOCKS; block += 1) {
    const next = simulation(format, world, seededRandom(seed * 1000 + block))
    for (let i = 0; i < learners / BLOCKS; i += 1) {
      const { evidence, unscored, kinds, truthOf } = next(form)
      tally(tallies, 'exam', levelOf({ format, evidence, unscored }), truthOf(kindsOf(format)))
      if (form !== 'full') tally(tallies, 'form', levelOf({ format, evidence, unscored, kinds }), truthOf(kinds))
    }
  }
  return tallies
}

function printForm({ name, format, form, tallies }) {
  for (const about of ['exam', 'form']) {
    const cells = scores.map((score) => cellOf(tallies.get(`${about} ${score}`)))
    if (tallies.has(`${about} overall`))
      console.log(`  ${name.padEnd(26)} ${format.padEnd(13)} ${form.padEnd(16)} the ${about} ${cells.join('  ')}`)
  }
}

function tally(tallies, about, level, truth) {
  for (const score of scores) {
    if (level[score] === null || truth[score] === null) continue
    const key = `${about} ${score}`
    const { value, low, high, standardError } = level[score]
    const before = tallies.get(key) ?? { n: 0, inside: 0, half: 0, off: 0 }
    tallies.set(key, {
      n: before.n + 1,
      inside: before.inside + (truth[score] >= low && truth[score] <= high ? 1 : 0),
      half: before.half + 1.64 * standardError,
      off: before.off + value - truth[score],
    })
  }
}

function cellOf(tallied) {
  if (tallied === undefined) return ' '.repeat(17)
  const { n, inside, half, off } = tallied
  const shown = (off / n).toFixed(1)
  return `${((100 * inside) / n).toFixed(0).padStart(3)} % ±${(half / n).toFixed(1).padStart(4)} ${(off < 0 ? shown : `+${shown}`).padStart(5)}`
}
