import type { Database } from '../../platform/database/transaction.ts'
import { countActive } from './queries.ts'

/** Whether there is anything to practise. */
export async function hasQuestions(db: Database): Promise<boolean> {
  return (await countActive(db)) > 0
}
