import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { parseRange } from './parse-range.ts'
import type { ByteRange } from '../storage/byte-range.ts'

/** Bytes that are streamed, whole or in part. */
export type Source = {
  size: number
  headers: Readonly<Record<string, string>>
  open(range: ByteRange): Promise<Readable>
}

/** Streams a source, or the range of it that the client asked for. */
export async function sendSource(
  reply: FastifyReply,
  source: Source,
  rangeHeader: string | undefined,
): Promise<FastifyReply> {
  const { size } = source
  const range = parseRange(rangeHeader, size)
  reply.header('accept-ranges', 'bytes')
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { start, end } = range ?? { start: 0, end: size - 1 }
  reply.header('content-length', end - start + 1)
  if (range !== null) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return reply.send(await source.open({ start, end }))
}
