import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import type { Platform } from '../../platform/services.ts'
import { deletePostsBefore } from './queries.ts'

/** `moderation.clean-up`: forgets who posted when, once no limit counts it any more. */
export async function cleanUpPosts({ db, clock }: Platform): Promise<void> {
  await deletePostsBefore(db, new Date(clock.now().getTime() - DAY_MILLISECONDS))
}
