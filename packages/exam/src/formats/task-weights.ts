import { type Skill, skillsInMenuOrder } from '../skill.ts'
import { type TaskId, taskIds } from '../task-ids.ts'
import { blueprints, findRow } from './blueprints/blueprints.ts'
import type { KindWeight } from './blueprints/blueprint.ts'
import type { FormatId } from './format-ids.ts'
import { formats, rulesOf } from './formats.ts'
import { itemMaximum } from './item-maxima.ts'

/** Whether the weights of a format were published; otherwise they are worked out, and the page says so. */
export const hasPublishedWeights = (format: FormatId): boolean => blueprints[format].weights === 'published'

/** The kinds that a format has, in menu order. */
export const kindsOf = (format: FormatId): TaskId[] => taskIds.filter((id) => formats[format].tasks[id] !== undefined)

/** Which part of each skill's score and of the overall one every kind decides: 0–1, and 1 over the kinds of a score. */
export type TaskWeights = Readonly<Record<Skill | 'overall', ReadonlyMap<TaskId, number>>>

/**
 * The weights of these kinds of a format, all of its kinds where none are named: the published ones, else the number of items times the
 * most that an item can earn, counted whole in every skill that the kind feeds and once overall. What absent kinds would decide goes to
 * those that are there, in their proportion (exam-rules §6.1); a score that none of the kinds feeds has weights of 0.
 */
export function taskWeights(format: FormatId, kinds: readonly TaskId[] = kindsOf(format)): TaskWeights {
  const raw = kinds.map((taskId) => ({ taskId, weight: rawWeight(format, taskId) }))
  const shares = (weightOf: (weight: KindWeight) => number): ReadonlyMap<TaskId, number> => {
    const sum = raw.reduce((total, { weight }) => total + weightOf(weight), 0)
    return new Map(raw.map(({ taskId, weight }) => [taskId, sum === 0 ? 0 : weightOf(weight) / sum]))
  }
  const ofSkill = (skill: Skill) => shares(({ skills }) => skills[skill] ?? 0)
  const [speaking, writing, reading, listening] = skillsInMenuOrder
  return {
    overall: shares(({ overall }) => overall),
    speaking: ofSkill(speaking),
    writing: ofSkill(writing),
    reading: ofSkill(reading),
    listening: ofSkill(listening),
  }
}

/** A kind of which nothing is published yet counts one percent of the skills that it feeds, and of the overall score. */
const UNKNOWN_PERCENT = 1

function rawWeight(format: FormatId, taskId: TaskId): KindWeight {
  const row = findRow(format, taskId)
  if (row?.weight !== undefined) return row.weight
  const { min, max } = row?.items ?? { min: 1, max: 1 }
  const weight = hasPublishedWeights(format) ? UNKNOWN_PERCENT : ((min + max) / 2) * itemMaximum(format, taskId)
  return {
    overall: weight,
    skills: Object.fromEntries(rulesOf(format, taskId).feeds.map((skill) => [skill, weight])),
  }
}
