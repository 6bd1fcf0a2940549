import type { Drills as DrillsOnWire } from '@rehearsal/contracts/drills'
import type { Drills } from './drill-service.ts'

/** Drills with an address for each word's recording. */
export function presentDrills({ contrasts, questions }: Drills, audioUrlOf: (word: string) => string): DrillsOnWire {
  const spoken = (word: string) => ({ word, audioUrl: audioUrlOf(word) })
  return {
    contrasts: contrasts.map(({ sounds: [first, second], pairs }) => ({
      sounds: [first, second],
      pairs: pairs.map(([one, other]) => [spoken(one), spoken(other)]),
    })),
    questions: questions.map(({ phone, id, taskId, title, times, isAnswered }) => ({
      phone,
      id,
      taskId,
      title,
      times,
      isAnswered,
    })),
  }
}
