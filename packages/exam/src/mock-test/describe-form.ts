import { type PartId, partIds, type Range } from '../formats/blueprints/blueprint.ts'
import { examSeconds } from '../formats/exam-seconds.ts'
import type { FormatId } from '../formats/format-ids.ts'
import { rulesOf } from '../formats/formats.ts'
import type { TaskId } from '../task-ids.ts'
import type { FormId } from './forms.ts'
import { type ExtraTimePercent, sharedClockMs, withExtraTime } from './item-clock.ts'
import { planChoices, type PlannedKind } from './plan-form.ts'

/** What a learner wants to know of a form before it is started. */
export type FormDescription = {
  /** Seconds that all clocks take together, with recordings of the usual length: of the shortest and of the longest test. */
  seconds: Range
  items: Range
  /** The parts that it has items of, in test order. */
  parts: readonly PartId[]
  /** The kinds that it may have, in test order. */
  taskIds: readonly TaskId[]
  needsMicrophone: boolean
  needsSound: boolean
}

/** What a form of a format takes and needs, by blueprint and clocks alone; which questions it gets changes nothing of it. */
export function describeForm(format: FormatId, form: FormId, percent: ExtraTimePercent = 0): FormDescription {
  const parts = planChoices(format, form)
  const kinds = parts.flatMap(([first = []]) => first)
  const taskIds = kinds.map(({ taskId }) => taskId)
  return {
    seconds: boundsOf(parts, (plan) => secondsOf(format, plan, percent)),
    items: boundsOf(parts, itemsOf),
    parts: partIds.filter((id) => kinds.some(({ part }) => part === id)),
    taskIds,
    needsMicrophone: taskIds.some((taskId) => taskId.startsWith('speaking/')),
    needsSound: taskIds.some((taskId) => rulesOf(format, taskId).leadInSeconds > 0),
  }
}

/** The least and the most of a form, whatever its parts are made of. */
const boundsOf = (parts: readonly PlannedKind[][][], measure: (plan: readonly PlannedKind[]) => number): Range =>
  parts
    .map((choices) => choices.map(measure))
    .reduce(({ min, max }, measures) => ({ min: min + Math.min(...measures), max: max + Math.max(...measures) }), {
      min: 0,
      max: 0,
    })

const itemsOf = (plan: readonly PlannedKind[]) => plan.reduce((sum, { count }) => sum + count, 0)

function secondsOf(format: FormatId, plan: readonly PlannedKind[], percent: ExtraTimePercent): number {
  const own = plan
    .filter(({ hasOwnClock }) => hasOwnClock)
    .reduce((sum, { taskId, count }) => sum + count * ownSeconds(format, taskId, percent), 0)
  const shared = partIds.map((part) => {
    const items = plan
      .filter((kind) => kind.part === part && !kind.hasOwnClock)
      .flatMap(({ taskId, count }) => Array.from({ length: count }, () => taskId))
    return items.length === 0 ? 0 : sharedClockMs(format, part, items, percent) / 1000
  })
  return own + shared.reduce((sum, seconds) => sum + seconds, 0)
}

function ownSeconds(format: FormatId, taskId: TaskId, percent: ExtraTimePercent): number {
  const rules = rulesOf(format, taskId)
  const longer = withExtraTime(rules, percent)
  const added = longer.preparationSeconds + longer.answerSeconds - rules.preparationSeconds - rules.answerSeconds
  return examSeconds(format, taskId) + added
}
