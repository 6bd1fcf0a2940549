import { readFile } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'

const wildcardSchema = z.object({ '*': z.string() })

/** Vite names these files by their content, so a name never means anything else later. */
const HASHED = /^assets\/.*-[\w-]{8,}\.\w+$/u
const YEAR_SECONDS = 31_536_000

/** Answers with the one page of the web client; its scripts decide what it shows. */
export type SendPage = (reply: FastifyReply) => Promise<FastifyReply>

/**
 * Serves the built web client. What is no file falls through to the unknown-route handler, which answers browsers that
 * navigate by the function that is returned here.
 */
export async function serveWeb(app: FastifyInstance, folder: string, publicUrl: URL): Promise<SendPage> {
  const sendPage: SendPage = async (reply) => {
    const page = await readPage(folder, publicUrl)
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => void response.header('cache-control', cachingOf(relative(folder, path))),
    dotfiles: 'ignore',
  })
  app.route({
    method: 'GET',
    url: '/*',
    config: { access: 'public', rateLimit: false },
    handler: (request, reply) => {
      const path = wildcardSchema.parse(request.params)['*']
      return path === '' || basename(path) === 'index.html' ? sendPage(reply) : reply.sendFile(path)
    },
  })
  return sendPage
}

/** The one page of the web client, which is told where the product is reached: it leads there if it is opened elsewhere. */
export async function readPage(folder: string, publicUrl: URL): Promise<string> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  return page.replace('<title>', () => `<meta name="public-origin" content="${publicUrl.origin}" />\n    <title>`)
}

function cachingOf(path: string): string {
  const name = path.replaceAll(sep, '/').replace(/\.(?:br|gz)$/u, '')
  return HASHED.test(name) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=300'
}
