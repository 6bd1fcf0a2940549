import type { Endpoint, EndpointShape } from '@rehearsal/contracts/endpoint'
import { ApiError } from './api-error.ts'
import { authorised, react } from './call.ts'
import { type CallOptions, errorOf, respond } from './send.ts'
import { t } from './messages.ts'

export type DownloadedFile = { name: string; content: Blob; headers: Headers }

/** Fetches a file of the product's own service, which a link could not: it sends no token. Throws `ApiError`. */
export async function download<Shape extends EndpointShape>(
  endpoint: Endpoint<Shape>,
  options: CallOptions<Shape>,
): Promise<DownloadedFile> {
  try {
    return await authorised(endpoint, async (token) => {
      const response = await respond(endpoint, options, token, { Accept: '*/*' })
      if (!response.ok) throw await errorOf(response)
      return { name: fileNameOf(response.headers), content: await contentOf(response), headers: response.headers }
    })
  } catch (error) {
    if (error instanceof ApiError) react(error)
    throw error
  }
}

async function contentOf(response: Response): Promise<Blob> {
  try {
    return await response.blob()
  } catch (cause) {
    throw new ApiError({ code: 'offline', status: 0, message: t('offline'), cause })
  }
}

const fileNameOf = (headers: Headers): string =>
  /filename="([^"]+)"/u.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download'

/** Lets the browser save a file as it saves any download. */
export function saveFile({ name, content }: Pick<DownloadedFile, 'name' | 'content'>): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MILLISECONDS)
}

/** Browsers read the file only after the click. */
const KEPT_MILLISECONDS = 60_000
