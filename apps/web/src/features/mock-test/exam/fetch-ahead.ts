import { cacheMedia } from '../../../shared/api/load-media.ts'

/** What was asked for already. */
const asked = new Set<string>()

/** Brings what the next items show and play into the browser's cache, each once. */
export function fetchAhead(urls: readonly string[]): void {
  for (const url of urls) {
    if (asked.has(url)) continue
    asked.add(url)
    void cacheMedia(url).then((isThere) => {
      if (!isThere) asked.delete(url)
    })
  }
}
