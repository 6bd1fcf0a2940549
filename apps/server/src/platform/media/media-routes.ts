import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { AppError } from '../http/app-error.ts'
import type { ByteRange } from '../storage/byte-range.ts'
import type { Storage } from '../storage/storage.ts'
import type { ContentMedia } from './content-media.ts'
import type { Media, MediaGrant } from './media-links.ts'
import { parseRange } from './parse-range.ts'

export type MediaSources = { media: Media; storage: Storage; contentMedia: ContentMedia }

type Source = { type: string; size: number; open(range: ByteRange): Promise<Readable> }

const paramsSchema = z.object({ token: z.string(), name: z.string() })
const mediaIdSchema = z.string().regex(/^[0-9a-f]{32}$/u)

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
      reply.header('cache-control', 'private, max-age=43200, immutable').type(source.type)
      return sendSource(reply, source, request.headers.range)
    },
  })
}

async function sendSource(reply: FastifyReply, source: Source, rangeHeader: string | undefined): Promise<FastifyReply> {
  const { size } = source
  const range = parseRange(rangeHeader, size)
  reply.header('accept-ranges', 'bytes')
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { start, end } = range ?? { start: 0, end: size - 1 }
  reply.header('content-length', end - start + 1)
  if (range !== null) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return reply.send(await source.open({ start, end }))
}

async function findSource({ storage, contentMedia }: MediaSources, grant: MediaGrant): Promise<Source | null> {
  if (grant.source === 'object') return findObject(storage, grant.key)
  const item = await contentMedia.find(mediaIdSchema.parse(grant.key))
  if (item?.kind === 'speech') return findObject(storage, item.objectKey)
  return item && pictureOf(item.svg)
}

async function findObject(storage: Storage, key: string): Promise<Source | null> {
  const size = await storage.findSize(key)
  return size === null ? null : { type: 'audio/mpeg', size, open: (range) => storage.getStream(key, range) }
}

function pictureOf(svg: string): Source {
  const bytes = Buffer.from(svg)
  const open: Source['open'] = ({ start, end }) => Promise.resolve(Readable.from([bytes.subarray(start, end + 1)]))
  return { type: 'image/svg+xml', size: bytes.byteLength, open }
}
