import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { REALM_PATH } from './embedded-provider.ts'

/** Serves the embedded issuer below its realm's path; it reads bodies and writes replies itself. */
export async function mountProvider(app: FastifyInstance, provider: Provider): Promise<void> {
  const handle = provider.callback()
  await app.register(async (realm) => {
    realm.removeAllContentTypeParsers()
    realm.addContentTypeParser('*', (_request, _payload, done) => done(null))
    realm.all(`${REALM_PATH}/*`, { config: { access: 'public' } }, async (request, reply) => {
      reply.hijack()
      const { raw } = request
      // What Fastify's hooks have set, the security headers above all, is otherwise lost on a hijacked reply.
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value)
      }
      Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? '').slice(REALM_PATH.length) })
      await handle(raw, reply.raw)
    })
  })
}
