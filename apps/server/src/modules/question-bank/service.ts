import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/transaction.ts'
import { countActive, insertMedia, type NewMedia } from './queries.ts'

/** Whether there is anything to practise. */
export async function hasQuestions(db: Database): Promise<boolean> {
  return (await countActive(db)) > 0
}

/** Lets recordings that no question names be asked for by their ids, as those of the bank are. */
export async function keepScripts({ db, clock }: { db: Database; clock: Clock }, media: readonly NewMedia[]) {
  await insertMedia(db, media, clock.now())
}
