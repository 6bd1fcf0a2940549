import type { TaskId } from '../../task-ids.ts'
import type { FormatId } from '../format-ids.ts'
import { academic2024 } from './academic-2024.ts'
import { academic2025Full } from './academic-2025-full.ts'
import { academic2025 } from './academic-2025.ts'
import type { Blueprint, BlueprintPart, BlueprintRow } from './blueprint.ts'
import { core2024 } from './core-2024.ts'

/** How a test of each format is made; what else counts or weighs items asks here. */
export const blueprints: Readonly<Record<FormatId, Blueprint>> = {
  'academic-2024': academic2024,
  'academic-2025': academic2025,
  'academic-2025-full': academic2025Full,
  'core-2024': core2024,
}

/** The rows of a part in test order: those with clocks of their own first. */
export const rowsOf = ({ ownClock, sharedClock }: BlueprintPart): BlueprintRow[] => [...ownClock, ...sharedClock]

/** A kind's row in a format; undefined where no test of that format has the kind. */
export function findRow(format: FormatId, taskId: TaskId): BlueprintRow | undefined {
  return blueprints[format].parts.flatMap(rowsOf).find((row) => row.taskId === taskId)
}
