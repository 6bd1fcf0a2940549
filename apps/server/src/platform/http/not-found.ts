import type { Endpoint } from '@rehearsal/contracts/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import type { SendPage } from './static.ts'

/**
 * Answers what no route does: 405 with `Allow` where the address takes other methods, the page of the web client for
 * a browser that navigates, otherwise 404.
 */
export function handleUnknownRoutes(app: FastifyInstance, endpoints: readonly Endpoint[], sendPage: SendPage): void {
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const allowed = endpoints.filter((endpoint) => isAddressOf(endpoint, path))
    if (allowed.length > 0) {
      reply.header('allow', [...new Set(allowed.map(({ method }) => method))].join(', '))
      throw new AppError('method_not_allowed')
    }
    if (!isPage(request, path)) throw new AppError('route_not_found')
    return sendPage(reply)
  })
}

function isAddressOf(endpoint: Endpoint, path: string): boolean {
  const steps = path.replace(/\/$/u, '').split('/')
  const pattern = endpoint.path.split('/')
  return pattern.length === steps.length && pattern.every((part, i) => part.startsWith('{') || part === steps[i])
}

/** A browser that navigates asks for HTML; a missing script or picture must not get a page. */
function isPage({ method, headers }: FastifyRequest, path: string): boolean {
  const isServerPath = /^\/(?:api|translate|media|payments|realms|health|assets)(?:\/|$)/u.test(path)
  return (method === 'GET' || method === 'HEAD') && !isServerPath && (headers.accept ?? '').includes('text/html')
}
