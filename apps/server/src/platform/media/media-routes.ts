import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { AppError } from '../http/app-error.ts'
import type { ByteRange } from '../storage/byte-range.ts'
import type { Storage } from '../storage/storage.ts'
import type { Media, MediaGrant } from './media-links.ts'
import { parseRange } from './parse-range.ts'

export type MediaSources = { media: Media; storage: Storage; contentFolder: string }

type Source = { size: number; open(range: ByteRange): Promise<Readable> }

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
      const { token, name } = paramsSchema.parse(request.params)
      const grant = sources.media.verify(token)
      const source = grant === null ? null : await findSource(sources, grant)
      if (grant === null || source === null) throw new AppError('not_found')
      reply.header('cache-control', 'private, max-age=43200, immutable').type(typeOf(name))
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

async function findSource({ storage, contentFolder }: MediaSources, grant: MediaGrant): Promise<Source | null> {
  if (grant.source === 'object') {
    const size = await storage.findSize(grant.key)
    return size === null ? null : { size, open: (range) => storage.getStream(grant.key, range) }
  }
  const path = join(contentFolder, 'media', `${mediaIdSchema.parse(grant.key)}.mp3`)
  const file = await stat(path).catch(() => null)
  return file === null ? null : { size: file.size, open: async (range) => createReadStream(path, range) }
}

function typeOf(name: string): string {
  return name.endsWith('.mp3') ? 'audio/mpeg' : 'application/octet-stream'
}
