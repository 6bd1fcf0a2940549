import { taskIds } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import type { Platform } from '../../platform/services.ts'
import { listQuestionsOfKinds, stateOfKinds } from './drill-queries.ts'

/** How rich a question's text is in a sound. */
export type RichQuestion = { id: number; times: number; share: number }

/** Which questions hold a sound. */
export type SoundIndex = { richIn(phone: string): Promise<readonly RichQuestion[]> }

/** Kinds in which a text is to be said as it stands. */
const scripted = taskIds.filter((taskId) => tasks[taskId].model?.isScript === true)
/** Once or twice is in every sentence. */
const FEWEST_TIMES = 3

/** An index of the texts that are said as they stand by the sounds in them; built when it is first asked, and again when the bank changes. */
export function createSoundIndex({ db, rating }: Pick<Platform, 'db' | 'rating'>): SoundIndex {
  let built: { state: string; index: Promise<ReadonlyMap<string, RichQuestion[]>> } | undefined

  async function build(): Promise<ReadonlyMap<string, RichQuestion[]>> {
    const questions = await listQuestionsOfKinds(db, scripted)
    const texts = questions.map((row) => tasks[row.taskId].model?.recordingOf(row.prompt, row.answerKey)?.text ?? '')
    const counted = await rating.countSounds(texts)
    const entries = questions.flatMap(({ id }, place) => entriesOf(id, counted[place] ?? {}))
    const byPhone = Map.groupBy(entries, ({ phone }) => phone)
    return new Map(
      [...byPhone].map(([phone, rich]) => [phone, rich.toSorted((a, b) => b.share - a.share || a.id - b.id)]),
    )
  }

  return {
    richIn: async (phone) => {
      const state = await stateOfKinds(db, scripted)
      if (built?.state !== state) built = { state, index: build() }
      const { index } = built
      // An index that could not be built is built anew for the next who asks.
      index.catch(() => {
        if (built?.index === index) built = undefined
      })
      return (await index).get(phone) ?? []
    },
  }
}

function entriesOf(id: number, counts: Readonly<Record<string, number>>) {
  const whole = Object.values(counts).reduce((sum, times) => sum + times, 0)
  return Object.entries(counts)
    .filter(([, times]) => times >= FEWEST_TIMES)
    .map(([phone, times]) => ({ phone, id, times, share: times / whole }))
}
