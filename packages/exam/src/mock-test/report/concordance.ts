import type { Skill } from '../../skill.ts'

/** Levels of the Common European Framework that scores stand for, the highest first. */
export const cefrLevels = ['C2', 'C1', 'B2', 'B1', 'A2', 'A1'] as const
export type CefrLevel = (typeof cefrLevels)[number]

/** The least whole score of each level, PTE Academic (exam-rules §1). */
const leastOfCefr: Readonly<Record<CefrLevel, number>> = { C2: 85, C1: 76, B2: 59, B1: 43, A2: 30, A1: 10 }

/** The level that a score on 10–90 stands for in the Academic exam, which reports whole points. */
export function cefrOf(score: number): CefrLevel {
  return cefrLevels.find((level) => Math.round(score) >= leastOfCefr[level]) ?? 'A1'
}

/** Stands for every level below the lowest of the table. */
export const BELOW_CLB = 0
const LOWEST_CLB = 3

/** The least whole score of CLB 3, 4, … 10 in each skill of PTE Core (exam-rules §1, table of January 2024). */
const leastOfClb: Readonly<Record<Skill, readonly number[]>> = {
  listening: [18, 28, 39, 50, 60, 71, 82, 89],
  reading: [24, 33, 42, 51, 60, 69, 78, 88],
  speaking: [34, 42, 51, 59, 68, 76, 84, 89],
  writing: [32, 41, 51, 60, 69, 79, 88, 90],
}

/** The Canadian Language Benchmark that a score on 10–90 stands for in the Core exam: 3 to 10, `BELOW_CLB` below. */
export function clbOf(skill: Skill, score: number): number {
  const reached = leastOfClb[skill].filter((least) => Math.round(score) >= least).length
  return reached === 0 ? BELOW_CLB : LOWEST_CLB - 1 + reached
}
