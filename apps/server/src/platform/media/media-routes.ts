import { Readable } from 'node:stream'
import { mediaIdSchema } from '@rehearsal/content/pack'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../http/app-error.ts'
import { sendSource, type Source } from '../http/send-source.ts'
import type { Storage } from '../storage/storage.ts'
import type { ContentMedia } from './content-media.ts'
import type { Media, MediaGrant } from './media-links.ts'

export type MediaSources = { media: Media; storage: Storage; contentMedia: ContentMedia }

/** A picture opened by its own address is a document: it runs nothing, loads nothing and has no origin. */
const PICTURE_HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
}
const AUDIO_HEADERS = { 'content-type': 'audio/mpeg' }

const paramsSchema = z.object({ token: z.string(), name: z.string() })

/** Serves `/media/{token}/{name}`: whole files and ranges, streamed, cached by the learner's browser alone. */
export function mediaRoutes(app: FastifyInstance, sources: MediaSources): void {
  app.route({
    method: 'GET',
    url: '/media/:token/:name',
    // The token in the address is the permission: `<audio>` cannot send a header.
    config: { access: 'public' },
    handler: async (request, reply) => {
      const { token } = paramsSchema.parse(request.params)
      const grant = sources.media.verify(token)
      const source = grant === null ? null : await findSource(sources, grant)
      if (grant === null || source === null) throw new AppError('not_found')
      reply.headers({ 'cache-control': 'private, max-age=43200, immutable', ...source.headers })
      return sendSource(reply, source, request.headers.range)
    },
  })
}

const askedSchema = z.object({ id: mediaIdSchema, accent: z.enum(['UK', 'US']).optional() })

async function findSource({ storage, contentMedia }: MediaSources, grant: MediaGrant): Promise<Source | null> {
  if (grant.source === 'object') return findObject(storage, grant.key)
  const [id, accent] = grant.key.split('~')
  const asked = askedSchema.safeParse({ id, accent })
  const item = asked.success ? await contentMedia.find(asked.data.id, asked.data.accent) : null
  if (item?.kind === 'speech') return findObject(storage, item.objectKey)
  return item && pictureOf(item.svg)
}

async function findObject(storage: Storage, key: string): Promise<Source | null> {
  const size = await storage.findSize(key)
  return size === null ? null : { headers: AUDIO_HEADERS, size, open: (range) => storage.getStream(key, range) }
}

function pictureOf(svg: string): Source {
  const bytes = Buffer.from(svg)
  const open: Source['open'] = ({ start, end }) => Promise.resolve(Readable.from([bytes.subarray(start, end + 1)]))
  return { headers: PICTURE_HEADERS, size: bytes.byteLength, open }
}
