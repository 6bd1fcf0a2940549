import { readFile } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'

const wildcardSchema = z.object({ '*': z.string() })

/** Vite names these files by their content, so a name never means anything else later. */
const HASHED = /^assets\/.*-[\w-]{8,}\.\w+$/u
const YEAR_SECONDS = 31_536_000

/**
 * Serves the built web client. What is no file falls through to the unknown-route handler, which sends `sendPage` to
 * browsers that navigate.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
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
    // Nothing is returned: fastify would wait for the reply again at each hand-over.
    handler: (request, reply) => {
      const path = wildcardSchema.parse(request.params)['*']
      if (path === '' || basename(path) === 'index.html') sendPage(reply)
      else reply.sendFile(path)
    },
  })
}

/** The one page of the web client; its scripts decide what it shows. */
export function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html')
}

/** The same page as text, for those who put something of their own into its head. */
export const readPage = (folder: string): Promise<string> => readFile(join(folder, 'index.html'), 'utf8')

function cachingOf(path: string): string {
  const name = path.replaceAll(sep, '/').replace(/\.(?:br|gz)$/u, '')
  if (name === 'index.html') return 'no-cache'
  return HASHED.test(name) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=300'
}
