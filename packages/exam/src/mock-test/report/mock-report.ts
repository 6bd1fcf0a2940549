import { z } from 'zod'
import { levelSchema } from '../../estimate/level.ts'
import { formatIdSchema } from '../../formats/format-ids.ts'
import { engineSchema } from '../../score.ts'
import { skillSchema } from '../../skill.ts'
import { taskIdSchema } from '../../task-ids.ts'
import { traitSchema } from '../../trait.ts'
import { formIdSchema } from '../forms.ts'
import { cefrLevels } from './concordance.ts'
import { profileBarSchema } from './skills-profile.ts'

const count = z.number().int().nonnegative()
const share = z.number().min(0).max(1)
/** Points of the scale from 10 to 90. */
const points = z.number().nonnegative()
const ofScores = { overall: points, skills: z.partialRecord(skillSchema, points) }

const cefr = z.enum(cefrLevels)
/** 3 to 10, 0 below. */
const clb = z.number().int().min(0).max(10)
/** The levels that a score and the ends of its band stand for. */
const inBand = <Value extends z.ZodType>(value: Value) => z.object({ value, low: value, high: value })

const kindRowSchema = z.object({
  taskId: taskIdSchema,
  /** Items in the form; the numbers below say how it went with them. */
  items: count,
  answered: count,
  unscorable: count,
  pending: count,
  /** Marks over the items that count: answered and scored, late (0) and unanswered (0). */
  earned: z.number().nonnegative(),
  max: z.number().nonnegative(),
  /** The mean share that the scores were made of; null where no item counts, and then the kind weighs nothing. */
  share: share.nullable(),
  /** Which part of each score the kind decides here, 0–1, after what absent kinds would decide was shared out. */
  weights: z.object({ overall: share, skills: z.partialRecord(skillSchema, share) }),
  /** What one mark more on each item (where so much is missing) would bring. */
  onePointMore: z.object(ofScores),
})
export type KindRow = z.infer<typeof kindRowSchema>

const traitRowSchema = z.object({
  trait: traitSchema,
  /** Answers in which it was judged. */
  items: count,
  share,
  /** The ends of the 90 % band of `share`. */
  low: share,
  high: share,
})
export type TraitRow = z.infer<typeof traitRowSchema>

const barRowSchema = z.object({
  bar: profileBarSchema,
  items: count,
  /** Null where no item that counts feeds the bar. */
  share: share.nullable(),
})
export type BarRow = z.infer<typeof barRowSchema>

/** How reports are made by now: counts up whenever the same answers would be told otherwise. */
export const REPORT_METHOD = 1

/** What a mock test says of its learner. Kept as it was told, whatever the method is by now. */
export const mockReportSchema = z.object({
  method: z.number().int().positive(),
  format: formatIdSchema,
  form: formIdSchema,
  /** Null where the form has no item that counts for the score. */
  scores: levelSchema,
  /** Levels of the framework for the overall score; Academic only. */
  cefr: inBand(cefr).nullable(),
  /** Benchmarks; Core only. `lowest` decides, and is null where a skill has no score. */
  clb: z.object({ skills: z.partialRecord(skillSchema, inBand(clb)), lowest: inBand(clb).nullable() }).nullable(),
  /** In the order of the exam's own profile, all eight. */
  profile: z.array(barRowSchema),
  /** In the order in which traits are listed everywhere. */
  traits: z.array(traitRowSchema),
  /** In test order. */
  kinds: z.array(kindRowSchema),
  counts: z.object({
    items: count,
    /** Answered in time. */
    answered: count,
    /** Answered after the clock: kept, and counted as nothing. */
    late: count,
    unanswered: count,
    /** Answered, but no engine could score it: left out. */
    unscorable: count,
    /** Answered, and not scored yet: left out for now. */
    pending: count,
    /** Items whose question the learner had met before. */
    seen: count,
  }),
  weights: z.object({
    /** The exam's own, as published; otherwise items × maximum. */
    arePublished: z.boolean(),
    /** Some kinds of the exam are absent here or have no score, and others decide more instead. */
    areSharedOut: z.boolean(),
  }),
  /** Engines that judged an answer, each once. */
  engines: z.array(engineSchema),
})
export type MockReport = z.infer<typeof mockReportSchema>
