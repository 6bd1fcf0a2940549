import { type FormatId } from '../formats/format-ids.ts'
import { formats, rulesOf } from '../formats/formats.ts'
import { type Skill, skillsInMenuOrder } from '../skill.ts'
import { type TaskId, taskIds } from '../task-ids.ts'
import { itemCounts } from './item-counts.ts'
import { itemMaximum } from './item-maxima.ts'

type SkillWeights = Readonly<Partial<Record<Skill, number>>>

/**
 * Percent of each skill's score that a kind decides, as the exam's owner publishes it for the Academic exam from
 * August 2025 (exam-rules.md §6.1, table W). Summarize group discussion and respond to a situation, which we do not
 * have there, are left out; what is left is scaled to the whole.
 */
const academic2025: Readonly<Partial<Record<TaskId, SkillWeights>>> = {
  'speaking/read-aloud': { speaking: 9 },
  'speaking/repeat-sentence': { listening: 17, speaking: 16 },
  'speaking/describe-image': { speaking: 31 },
  'speaking/re-tell-lecture': { listening: 13, speaking: 13 },
  'speaking/answer-short-question': { listening: 4 },
  'writing/summarize-written-text': { reading: 23, writing: 28 },
  'writing/write-essay': { writing: 31 },
  'reading/rw-fill-in-the-blanks': { reading: 25 },
  'reading/multiple-choice-multiple': { reading: 5 },
  'reading/re-order-paragraphs': { reading: 9 },
  'reading/fill-in-the-blanks': { reading: 20 },
  'reading/multiple-choice-single': { reading: 3 },
  'listening/summarize-spoken-text': { listening: 10, writing: 18 },
  'listening/multiple-choice-multiple': { listening: 3 },
  'listening/fill-in-the-blanks': { listening: 8 },
  'listening/highlight-correct-summary': { listening: 2, reading: 3 },
  'listening/multiple-choice-single': { listening: 2 },
  'listening/select-missing-word': { listening: 1 },
  'listening/highlight-incorrect-words': { listening: 8, reading: 13 },
  'listening/write-from-dictation': { listening: 13, writing: 23 },
}

const published: Readonly<Partial<Record<FormatId, typeof academic2025>>> = { 'academic-2025': academic2025 }

/** Whether the weights of a format were published; otherwise they are worked out, and the page says so. */
export const hasPublishedWeights = (format: FormatId): boolean => published[format] !== undefined

/** The kinds that a format has, in menu order. */
export const kindsOf = (format: FormatId): TaskId[] => taskIds.filter((id) => formats[format].tasks[id] !== undefined)

/** Which part of each skill's score every kind of a format decides: 0–1, and 1 over the kinds of a skill. */
export type TaskWeights = Readonly<Record<Skill, ReadonlyMap<TaskId, number>>>

/**
 * The weights of a format's kinds in each skill: the published ones, else the number of items times the most that an
 * item can earn, counted whole in every skill that the kind feeds. Weights of kinds that are absent go to those that
 * are there, in their proportion.
 */
export function taskWeights(format: FormatId): TaskWeights {
  const kinds = kindsOf(format)
  const ofSkill = (skill: Skill): ReadonlyMap<TaskId, number> => {
    const weights = kinds.map((taskId): [TaskId, number] => [taskId, rawWeight(format, taskId, skill)])
    const sum = weights.reduce((total, [, weight]) => total + weight, 0)
    return new Map(weights.map(([taskId, weight]) => [taskId, sum === 0 ? 0 : weight / sum]))
  }
  const [speaking, writing, reading, listening] = skillsInMenuOrder
  return {
    speaking: ofSkill(speaking),
    writing: ofSkill(writing),
    reading: ofSkill(reading),
    listening: ofSkill(listening),
  }
}

/** A kind of which nothing is published yet counts one percent of the skills that it feeds. */
const UNKNOWN_PERCENT = 1

function rawWeight(format: FormatId, taskId: TaskId, skill: Skill): number {
  const feeds = rulesOf(format, taskId).feeds.includes(skill)
  const table = published[format]
  if (table !== undefined) return (table[taskId] ?? (feeds ? { [skill]: UNKNOWN_PERCENT } : {}))[skill] ?? 0
  if (!feeds) return 0
  const [fewest, most] = itemCounts[format][taskId] ?? [1, 1]
  return ((fewest + most) / 2) * itemMaximum(format, taskId)
}
