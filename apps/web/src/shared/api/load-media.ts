import { ApiError } from './api-error.ts'
import { t } from './messages.ts'

/** The bytes behind a media URL of ours, which carries its own token; throws `ApiError`. */
export async function loadMedia(url: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const response = await reach(url, signal)
  if (!response.ok) throw new ApiError({ code: 'unreadable', status: response.status, message: t('unreadable') })
  return response.arrayBuffer()
}

/** Brings a recording or a picture of ours into the browser's cache. One that does not come is loaded when it is shown. */
export async function cacheMedia(url: string): Promise<boolean> {
  return loadMedia(url).then(
    () => true,
    () => false,
  )
}

async function reach(url: string, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, signal === undefined ? {} : { signal })
  } catch (cause) {
    throw new ApiError({ code: 'offline', status: 0, message: t('offline'), cause })
  }
}
