import { createServer, type RequestListener } from 'node:http'

export type LocalServer = { baseUrl: string; close: () => Promise<void> }

/** A server of one's own at a free port of this machine. */
export async function aLocalServer(onRequest: RequestListener): Promise<LocalServer> {
  const server = createServer(onRequest)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
