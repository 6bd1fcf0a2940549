import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import { sendSource } from '../../platform/http/send-source.ts'
import { readPage } from '../../platform/http/static.ts'
import type { Platform } from '../../platform/services.ts'
import { goneHead, headOf, withHead } from './page-head.ts'
import { drawShared, getShared, getSharedRecording } from './public-service.ts'

const paramsSchema = z.object({ token: z.string() })
/** Taken back, a link is gone with the next request: nobody keeps a copy for us, and no search engine lists it. */
const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' }
/** Only links that live are drawn, and a picture is drawn once; other sites ask a few times for each. */
const PICTURES_PER_MINUTE = { max: 60, timeWindow: '1 minute' }

/** `/s/{token}`: the page of a shared score with what those read who run no script, its picture and its recording. */
export function sharePageRoutes(app: FastifyInstance, platform: Platform, webFolder: string): void {
  const access = { access: 'public' } as const

  async function sendSharePage(reply: FastifyReply, token: string): Promise<FastifyReply> {
    const shared = await sharedOrGone(platform, token)
    const page = await readPage(webFolder, platform.config.publicUrl)
    const head = shared === null ? goneHead : headOf(shared, platform.config.publicUrl)
    return reply
      .code(shared === null ? 404 : 200)
      .headers(PRIVATE)
      .type('text/html; charset=utf-8')
      .send(withHead(page, head))
  }

  app.get('/s/:token', { config: access }, (request, reply) =>
    sendSharePage(reply, paramsSchema.parse(request.params).token),
  )
  app.get('/s/*', { config: access }, (_request, reply) => sendSharePage(reply, ''))
  app.get(
    '/s/:token/preview.png',
    { config: { ...access, rateLimit: PICTURES_PER_MINUTE } },
    async (request, reply) => {
      reply.headers(PRIVATE)
      const png = await drawShared(platform, paramsSchema.parse(request.params).token)
      // It is made to be shown on the pages of others.
      return reply.header('cross-origin-resource-policy', 'cross-origin').type('image/png').send(Buffer.from(png))
    },
  )
  app.get('/s/:token/recording.mp3', { config: access }, async (request, reply) => {
    reply.headers(PRIVATE)
    const recording = await getSharedRecording(platform, paramsSchema.parse(request.params).token)
    const source = { ...recording, headers: { 'content-type': 'audio/mpeg' } }
    reply.headers(source.headers)
    return sendSource(reply, source, request.headers.range)
  })
}

async function sharedOrGone(platform: Platform, token: string) {
  try {
    return await getShared(platform, token)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
