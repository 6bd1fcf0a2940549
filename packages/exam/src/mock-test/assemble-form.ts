import { type Complexity, complexitySchema } from '../codes.ts'
import type { PartId } from '../formats/blueprints/blueprint.ts'
import { blueprints } from '../formats/blueprints/blueprints.ts'
import type { FormatId } from '../formats/format-ids.ts'
import type { TaskId } from '../task-ids.ts'
import type { FormId } from './forms.ts'
import { planForm, type PlannedKind } from './plan-form.ts'
import { seededRandom, shuffled } from './seeded-random.ts'
import { subjectWords } from './subject-words.ts'

/** A question that could stand in a form. */
export type Candidate = {
  id: number
  taskId: TaskId
  title: string
  complexity: Complexity
  /** When this learner met it last, in milliseconds since 1970; null where never. */
  seenAt: number | null
}

export type FormItem = {
  part: PartId
  taskId: TaskId
  questionId: number
  hasOwnClock: boolean
  /** The learner had met the question before. */
  wasSeen: boolean
}

/** Kinds of which there are too few questions. */
export type Lack = { taskId: TaskId; needed: number; found: number }

export type AssembledForm = { items: FormItem[]; lacks: Lack[] }

type Wish = { format: FormatId; form: FormId; seed: number; candidates: readonly Candidate[] }

/**
 * Puts a form together by its blueprint; the same wish gives the same form.
 *
 * No question and no subject comes twice. The items of a kind are as hard as the blueprint's mix says. Questions that the learner has
 * never met come first, also those one step easier or harder than wished; then those met longest ago. What a kind lacks is told in `lacks`, and the form is the shorter by it.
 */
export function assembleForm({ format, form, seed, candidates }: Wish): AssembledForm {
  const random = seededRandom(seed)
  const plan = planForm(format, form, random)
  const chosen = choiceFrom(shuffled(candidates, random))
  const mix = blueprints[format].difficulty
  // What has the least choice chooses first, or others would take its subjects; the items stand in test order all the same.
  const scarcity = ({ taskId, count }: PlannedKind) => chosen.countOf(taskId) / count
  const found = new Map(
    plan
      .toSorted((one, other) => scarcity(one) - scarcity(other))
      .map((kind) => [kind, chosen.take(kind.taskId, difficulties(kind.count, mix, random))]),
  )
  return {
    items: plan.flatMap((kind) =>
      shuffled(found.get(kind) ?? [], random).map(({ id, seenAt }): FormItem => {
        const { part, taskId, hasOwnClock } = kind
        return { part, taskId, hasOwnClock, questionId: id, wasSeen: seenAt !== null }
      }),
    ),
    lacks: plan.flatMap((kind): Lack[] => {
      const { length } = found.get(kind) ?? []
      return length < kind.count ? [{ taskId: kind.taskId, needed: kind.count, found: length }] : []
    }),
  }
}

/** How hard each of so many items is: the mix, its fractions given out by chance. */
function difficulties(count: number, mix: Readonly<Record<Complexity, number>>, random: () => number): Complexity[] {
  const start = random()
  let reached = 0
  return complexitySchema.options.flatMap((complexity) => {
    const before = Math.floor(reached * count + start)
    reached += mix[complexity]
    return Array.from({ length: Math.floor(reached * count + start) - before }, () => complexity)
  })
}

/** To have met a question weighs more than one step of difficulty, and less than two. */
const SEEN_STEPS = 1.5

/** How far a question is from what is wished, in steps of difficulty. */
function distance({ complexity, seenAt }: Candidate, wished: Complexity): number {
  const steps = Math.abs(complexitySchema.options.indexOf(complexity) - complexitySchema.options.indexOf(wished))
  return seenAt === null ? steps : steps + SEEN_STEPS
}

/** Takes the candidates of a kind, as hard as is wished, and remembers the subjects that are taken. */
function choiceFrom(candidates: readonly Candidate[]) {
  const ofKind = Map.groupBy(
    candidates.map((candidate) => ({ ...candidate, subjects: subjectWords(candidate.title) })),
    ({ taskId }) => taskId,
  )
  const taken = new Set<string>()
  // A title may tell nothing of its subject.
  const chosen = new Set<number>()
  return {
    countOf: (taskId: TaskId) => ofKind.get(taskId)?.length ?? 0,
    take: (taskId: TaskId, wished: readonly Complexity[]): Candidate[] =>
      wished.flatMap((complexity) => {
        const best = (ofKind.get(taskId) ?? [])
          .filter(({ id, subjects }) => !chosen.has(id) && !subjects.some((word) => taken.has(word)))
          .toSorted(
            (one, other) =>
              distance(one, complexity) - distance(other, complexity) || (one.seenAt ?? 0) - (other.seenAt ?? 0),
          )
          .at(0)
        if (best === undefined) return []
        chosen.add(best.id)
        for (const word of best.subjects) taken.add(word)
        return [best]
      }),
  }
}
