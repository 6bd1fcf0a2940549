import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import type { Platform } from '../../platform/services.ts'
import { endMails } from './settings-queries.ts'

/** The link in each mail: who holds it may end the mails of one learner, and nothing else. It does not expire. */
export async function unsubscribeUrlOf(platform: Platform, userId: string): Promise<string> {
  const mac = await macOf(platform, userId)
  const token = `${Buffer.from(userId).toString('base64url')}.${mac.toString('base64url')}`
  return new URL(`/unsubscribe/${token}`, platform.config.publicUrl).href
}

/** Ends all mails of the learner whom the token names. @throws AppError `not_found` for a token that is not ours. */
export async function endMailsBy(platform: Platform, token: string): Promise<void> {
  const [name = '', mac = ''] = token.split('.')
  const userId = z.uuid().safeParse(Buffer.from(name, 'base64url').toString()).data
  if (userId === undefined) throw new AppError('not_found')
  const expected = await macOf(platform, userId)
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError('not_found')
  await endMails(platform.db, userId, platform.clock.now())
}

async function macOf({ getSecret }: Platform, userId: string): Promise<Buffer> {
  return createHmac('sha256', await getSecret('inbox-unsubscribe'))
    .update(userId)
    .digest()
}
