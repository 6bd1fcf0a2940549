/** Every figure that is asked of the scores, by the part that measures it, and the form of what was measured. */
import { z } from 'zod'
import * as agreement from './agreement.mjs'
import * as cost from './cost.mjs'
import * as directions from './directions.mjs'
import * as documents from './documents.mjs'
import * as early from './early.mjs'
import * as gaming from './gaming.mjs'
import * as levels from './levels.mjs'
import * as marks from './marks.mjs'
import * as openSpeech from './open-speech.mjs'
import * as order from './order.mjs'
import * as points from './points.mjs'
import * as ranges from './ranges.mjs'
import * as readers from './readers.mjs'
import * as register from './register.mjs'
import * as rightEnglish from './right-english.mjs'
import * as shortAnswers from './short-answers.mjs'
import * as topic from './topic.mjs'
import * as truth from './truth.mjs'
import * as unsaid from './unsaid.mjs'

export const parts = {
  points,
  topic,
  truth,
  openSpeech,
  order,
  register,
  levels,
  marks,
  rightEnglish,
  early,
  readers,
  directions,
  agreement,
  shortAnswers,
  gaming,
  unsaid,
  ranges,
  cost,
  documents,
}

/** The items of the list of what was asked, and what stands behind it. */
const ITEMS = [...Array.from({ length: 17 }, (_, i) => i + 1), 'bad input']
/** Those that ask for no figure of their own: what points are (3). */
export const WITHOUT_FIGURE = new Set([3])
export const itemsWithFigure = ITEMS.filter((item) => !WITHOUT_FIGURE.has(item))

const about = {
  id: z.string().regex(/^[a-zA-Z]+(\.[a-zA-Z0-9]+)+$/u, 'is the part, a dot and a name'),
  items: z.array(z.literal(ITEMS)).min(1),
  what: z.string().min(1),
  unit: z.enum(['share', 'correlation', 'ms', 'MB', 'count', 'in 1,000', 'difference']),
  /** Whose texts or voices these are, and whose judgement they are held against. */
  hand: z.string().min(1),
  /** Held out, cross-validated, or fitted on. */
  how: z.string().min(1),
  /** How often it had been looked at before this table counted. */
  looksBefore: z.int().nonnegative().default(0),
  /** What was measured by somebody outside, on data that nobody here has. */
  outside: z.string().optional(),
}
const targetSchema = z.union([
  z.strictObject({ ...about, atLeast: z.number() }),
  z.strictObject({ ...about, atMost: z.number() }),
  z.strictObject({ ...about, below: z.number() }),
])

const figureSchema = z.strictObject({
  value: z.number(),
  n: z.int().nonnegative(),
  /** The middle 95 %, where it is a share, a mean or a correlation. */
  low: z.number().optional(),
  high: z.number().optional(),
  /** The same in parts, in words. */
  by: z.record(z.string(), z.string()).optional(),
  /** What differs from the whole measurement. */
  sample: z.string().optional(),
})
const measuredSchema = z.strictObject({
  figures: z.record(
    z.string(),
    figureSchema.extend({
      /** Id and version of the engines that it is of. */
      engines: z.record(z.string(), z.string()),
      on: z.iso.date(),
      looks: z.int().positive(),
    }),
  ),
})

/** All targets, each with its part, in the order of the issue. */
export const targets = Object.entries(parts)
  .flatMap(([part, { targets: own, engines }]) =>
    own.map((target) => ({ ...targetSchema.parse(target), part, engines })),
  )
  .toSorted((one, other) => ITEMS.indexOf(one.items[0]) - ITEMS.indexOf(other.items[0]))

/** What was measured, by the target's id; throws where a figure belongs to no target. */
export function parseMeasured(read) {
  const { figures } = measuredSchema.parse(read)
  const known = new Set(targets.map(({ id }) => id))
  const strangers = Object.keys(figures).filter((id) => !known.has(id))
  if (strangers.length > 0) throw new Error(`measured.json has figures of no target: ${strangers.join(', ')}`)
  return figures
}

/** What a part measured, checked against its targets and put down with engines, day and how often it was looked at. */
export function recorded(part, found, { figures, versions, on }) {
  const own = targets.filter((target) => target.part === part)
  return Object.fromEntries(
    own.flatMap(({ id, engines, looksBefore }) => {
      if (found[id] === undefined) return []
      const figure = Object.fromEntries(
        Object.entries(figureSchema.parse(found[id])).map(([name, value]) => [name, rounded(value)]),
      )
      const looks = (figures[id]?.looks ?? looksBefore) + 1
      const of = Object.fromEntries(engines.map((engine) => [engine, versions[engine]]))
      return [[id, { ...figure, engines: of, on, looks }]]
    }),
  )
}

const rounded = (value) => (typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value)
