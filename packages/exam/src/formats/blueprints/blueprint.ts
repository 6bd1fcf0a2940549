import type { Skill } from '../../skill.ts'
import type { Complexity } from '../../codes.ts'
import type { TaskId } from '../../task-ids.ts'
import type { FormatId } from '../format-ids.ts'

/** The parts of the exam, in test order. */
export const partIds = ['speaking-writing', 'reading', 'listening'] as const
export type PartId = (typeof partIds)[number]

export type Range = { readonly min: number; readonly max: number }

/** What a kind decides of the scores, in percent, over all its items together. */
export type KindWeight = { overall: number; skills: Readonly<Partial<Record<Skill, number>>> }

/** One kind of question in a part: how many items a test has of it, and what they decide. */
export type BlueprintRow = {
  taskId: TaskId
  /** The seed picks a number of items from `min` to `max`. */
  items: Range
  /** As published by the exam's owner; absent where nothing was published. */
  weight?: KindWeight
}

export type BlueprintPart = {
  id: PartId
  /** How long the exam's owner says that the part takes, in minutes. */
  minutes: Range
  /** Kinds whose every item has a clock of its own, in test order. */
  ownClock: readonly BlueprintRow[]
  /** Kinds that share one clock, which starts behind those with their own; in test order. */
  sharedClock: readonly BlueprintRow[]
}

/** A kind that the exam has and we do not: its items in a part, and how long one takes at most. */
export type MissingKind = { name: string; part: PartId; items: Range; seconds: number }

/** Of so many items of a kind each is meant to be this hard: shares that make a whole. */
export type DifficultyMix = Readonly<Record<Complexity, number>>

/** How a test of a format is made. Facts and sources: exam-rules §2, §3, §6. */
export type Blueprint = {
  format: FormatId
  /** The unscored personal introduction that comes before the first part. */
  introduction: { preparationSeconds: number; answerSeconds: number }
  /** Nobody returns to an item that was left. */
  hasWayBack: false
  parts: readonly BlueprintPart[]
  /** How hard the items of a kind are; the exam publishes nothing of it, so this is our reading of a test for all levels. */
  difficulty: DifficultyMix
  /** Where the weights come from: published, or our reading of what is not (items × maximum). */
  weights: 'published' | 'items-times-maximum'
  /** Kinds that the exam has and we do not; what they would decide is shared out among the others, in proportion. */
  missingKinds: readonly MissingKind[]
}

/** What is alike in all formats: the introduction's seconds and the way (exam-rules §2, §3); the mix is our own reading. */
export const alike = {
  introduction: { preparationSeconds: 25, answerSeconds: 30 },
  hasWayBack: false,
  difficulty: { EASY: 0.25, AVERAGE: 0.5, HARD: 0.25 },
} as const satisfies Partial<Blueprint>

export function row(taskId: TaskId, min: number, max: number, weight?: KindWeight): BlueprintRow {
  return { taskId, items: { min, max }, ...(weight === undefined ? {} : { weight }) }
}
