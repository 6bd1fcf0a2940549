import type { BlueprintPart, BlueprintRow, PartId } from '../formats/blueprints/blueprint.ts'
import { blueprints, rowsOf } from '../formats/blueprints/blueprints.ts'
import { ourSeconds, partSeconds, sharedClockSeconds } from '../formats/exam-seconds.ts'
import type { FormatId } from '../formats/format-ids.ts'
import { taskWeights } from '../formats/task-weights.ts'
import { type Skill, skillSchema } from '../skill.ts'
import type { TaskId } from '../task-ids.ts'
import type { FormId } from './forms.ts'
import { ownClockMs } from './item-clock.ts'

/** So many items of a kind, in the order of the test. */
export type PlannedKind = { part: PartId; taskId: TaskId; count: number; hasOwnClock: boolean }

/** How long all clocks of a mini run together at most, as the server runs them. */
export const MINI_SECONDS = 900
/** A mini has no kind whose single item takes a larger part of it than this: it would be that item and little else. */
const MINI_LARGEST_PART = 0.2

/** How many items of which kinds a form has, in test order: its parts, and in each the kinds with clocks of their own first. */
export function planForm(format: FormatId, form: FormId, random: () => number): PlannedKind[] {
  return planChoices(format, form).flatMap((choices) => choices[Math.floor(random() * choices.length)] ?? [])
}

/**
 * All that the parts of a form may be made of, in test order: of each part the seed takes one. A part takes no more and no less than its
 * published time; a form of one skill has of each kind what such a part has.
 */
export function planChoices(format: FormatId, form: FormId): PlannedKind[][][] {
  if (form === 'mini') return [[planMini(format)]]
  const isMeant = rowFilter(format, form)
  return blueprints[format].parts.map((part) =>
    fittingCounts(format, part).map((countOf) =>
      rowsOf(part)
        .filter((row) => isMeant(part, row))
        .map((row) => ({ ...kindOf(part, row), count: countOf.get(row) ?? 0 })),
    ),
  )
}

const skillOfForm: ReadonlyMap<FormId, Skill> = new Map(
  skillSchema.options.map((skill): [FormId, Skill] => [`skill-${skill}`, skill]),
)

function rowFilter(format: FormatId, form: FormId): (part: BlueprintPart, row: BlueprintRow) => boolean {
  if (form === 'full') return () => true
  const skill = skillOfForm.get(form)
  if (skill === undefined) return (part) => part.id === form
  const weights = taskWeights(format)[skill]
  return (_part, row) => (weights.get(row.taskId) ?? 0) > 0
}

const kindOf = (part: BlueprintPart, row: BlueprintRow) => ({
  part: part.id,
  taskId: row.taskId,
  hasOwnClock: part.ownClock.includes(row),
})

type Counts = ReadonlyMap<BlueprintRow, number>

/** Some hundreds for a part, the same each time. */
const known = new Map<BlueprintPart, Counts[]>()

/** The numbers of items of each row with which a part takes its published time. */
function fittingCounts(format: FormatId, part: BlueprintPart): Counts[] {
  const found = known.get(part) ?? allCounts(rowsOf(part)).filter((counts) => fits(format, part, counts))
  known.set(part, found)
  return found
}

const allCounts = (rows: readonly BlueprintRow[]): Counts[] =>
  rows.reduce<Counts[]>(
    (all, row) =>
      all.flatMap((counts) =>
        Array.from(
          { length: row.items.max - row.items.min + 1 },
          (_, more) => new Map([...counts, [row, row.items.min + more]]),
        ),
      ),
    [new Map()],
  )

function fits(format: FormatId, part: BlueprintPart, counts: Counts): boolean {
  const { min, max } = ourSeconds(format, part)
  const seconds = partSeconds(format, part, (row) => counts.get(row) ?? 0)
  return min <= seconds && seconds <= max
}

/**
 * The kinds that decide most, in a quarter of an hour. Each next item is of the kind that decides most of the four skills together and has
 * had least for it (Sainte-Laguë), as long as its clock fits; items of a shared clock count what they take of it in a full test.
 */
function planMini(format: FormatId): PlannedKind[] {
  const weights = taskWeights(format)
  const kinds = blueprints[format].parts.flatMap((part) =>
    rowsOf(part).map((row) => ({
      ...kindOf(part, row),
      most: row.items.max,
      seconds: secondsOf(format, part, row),
      weight: skillSchema.options.reduce((sum, skill) => sum + (weights[skill].get(row.taskId) ?? 0), 0),
    })),
  )
  const short = kinds.filter(({ seconds }) => seconds <= MINI_SECONDS * MINI_LARGEST_PART)
  const counts = new Map<TaskId, number>()
  const countOf = (taskId: TaskId) => counts.get(taskId) ?? 0
  let left = MINI_SECONDS
  for (;;) {
    const fitting = short.filter(({ seconds, taskId, most }) => seconds <= left && countOf(taskId) < most)
    const claim = ({ weight, taskId }: (typeof short)[number]) => weight / (2 * countOf(taskId) + 1)
    const [first, ...rest] = fitting
    if (first === undefined) break
    const next = rest.reduce((best, kind) => (claim(kind) > claim(best) ? kind : best), first)
    counts.set(next.taskId, countOf(next.taskId) + 1)
    left -= next.seconds
  }
  return kinds.flatMap(({ part, taskId, hasOwnClock }) =>
    countOf(taskId) === 0 ? [] : [{ part, taskId, hasOwnClock, count: countOf(taskId) }],
  )
}

const secondsOf = (format: FormatId, part: BlueprintPart, row: BlueprintRow): number =>
  part.ownClock.includes(row)
    ? ownClockMs(format, row.taskId, 0) / 1000
    : sharedClockSeconds(format, part, (each) => (each === row ? 1 : 0))
