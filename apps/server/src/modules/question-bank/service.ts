import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/transaction.ts'
import type { NewMedia } from './new-media.ts'
import { countActive, insertMedia } from './queries.ts'

/** Whether there is anything to practise. */
export async function hasQuestions(db: Database): Promise<boolean> {
  return (await countActive(db)) > 0
}

type Parts = { db: Database; clock: Clock }

/** Lets recordings that no question names be asked for by their ids, as those of the bank are. */
export async function keepScripts({ db, clock }: Parts, media: readonly NewMedia[]) {
  await insertMedia(db, media, clock.now())
}

/** The same, which writes each recording once: what only reads must not write each time. */
export function createScriptKeeper(parts: Parts): (media: readonly NewMedia[]) => Promise<void> {
  const kept = new Set<string>()
  return async (media) => {
    const fresh = media.filter(({ id }) => !kept.has(id))
    if (fresh.length > 0) await keepScripts(parts, fresh)
    for (const { id } of fresh) kept.add(id)
  }
}
