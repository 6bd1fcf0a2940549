import { academic2025 } from './academic-2025.ts'
import { type Blueprint, type BlueprintPart, row } from './blueprint.ts'

/** The kinds that the specification leaves out, behind the others that are spoken (exam-rules §2, §6.1, table W). */
const added = [
  row('speaking/summarize-group-discussion', 2, 3, { overall: 9, skills: { listening: 20, speaking: 19 } }),
  row('speaking/respond-to-a-situation', 2, 3, { overall: 6, skills: { speaking: 13 } }),
] as const

const isSpoken = ({ taskId }: { taskId: string }) => taskId.startsWith('speaking/')

function withAdded(part: BlueprintPart): BlueprintPart {
  if (part.id !== 'speaking-writing') return part
  const { ownClock } = part
  return {
    ...part,
    ownClock: [...ownClock.filter(isSpoken), ...added, ...ownClock.filter((each) => !isSpoken(each))],
  }
}

/** PTE Academic as it has been sat since 7 August 2025, whole: nothing of its published weights is shared out. */
export const academic2025Full: Blueprint = {
  ...academic2025,
  format: 'academic-2025-full',
  missingKinds: [],
  parts: academic2025.parts.map(withAdded),
}
