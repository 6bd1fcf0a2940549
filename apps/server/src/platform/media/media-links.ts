import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Accent } from '@rehearsal/voice'
import { z } from 'zod'
import type { Clock } from '../clock.ts'

/** What a token lets its holder fetch: a recording of the content pack by its id, or an object by its key. */
const grantSchema = z.object({
  source: z.enum(['content', 'object']),
  key: z.string(),
  learnerId: z.string(),
  /** Seconds since 1970. */
  expiresAt: z.number().int(),
})
export type MediaGrant = z.infer<typeof grantSchema>

export type Media = {
  /** URL of a recording or picture of a question, for this learner; of a recording in an accent. */
  contentUrl(mediaId: string, learnerId: string, accent?: Accent): string
  /** URL of an object in storage, for this learner; whoever asks checks first that the learner may have it. */
  objectUrl(objectKey: string, learnerId: string): string
  /** What the token grants; null when it is forged or has expired. */
  verify(token: string): MediaGrant | null
}

const HALF_DAY_SECONDS = 12 * 3600
const MAC_BYTES = 16

/** Makes and checks `/media/{token}/{name}`: same-origin links that need no header, so that `<audio>` can play them. */
export function createMedia(secret: Uint8Array, clock: Clock): Media {
  const macOf = (payload: string) => createHmac('sha256', secret).update(payload).digest().subarray(0, MAC_BYTES)

  function urlOf(source: MediaGrant['source'], key: string, learnerId: string, name: string): string {
    const now = Math.floor(clock.now().getTime() / 1000)
    // The end of the next half day: one URL for hours, so that the browser's cache is of use.
    const expiresAt = (Math.floor(now / HALF_DAY_SECONDS) + 2) * HALF_DAY_SECONDS
    const payload = Buffer.from(JSON.stringify([source, key, learnerId, expiresAt])).toString('base64url')
    return `/media/${payload}.${macOf(payload).toString('base64url')}/${encodeURIComponent(name)}`
  }

  return {
    contentUrl: (mediaId, learnerId, accent) => {
      const key = accent === undefined ? mediaId : `${mediaId}~${accent}`
      return urlOf('content', key, learnerId, key)
    },
    objectUrl: (objectKey, learnerId) => urlOf('object', objectKey, learnerId, objectKey.split('/').at(-1) ?? 'object'),
    verify: (token) => {
      const [payload = '', mac = ''] = token.split('.')
      const expected = macOf(payload)
      const given = Buffer.from(mac, 'base64url')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const [source, key, learnerId, expiresAt] = tupleSchema.parse(
        JSON.parse(Buffer.from(payload, 'base64url').toString()),
      )
      const grant = grantSchema.parse({ source, key, learnerId, expiresAt })
      return grant.expiresAt * 1000 > clock.now().getTime() ? grant : null
    },
  }
}

const tupleSchema = z.tuple([z.string(), z.string(), z.string(), z.number()])
