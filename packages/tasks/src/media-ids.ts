/** A media id as the content builder gives it: the beginning of a hash. */
const MEDIA_ID = /^[0-9a-f]{32}$/u

export const isMediaId = (text: string): boolean => MEDIA_ID.test(text)

/** Every media id in a piece of JSON, wherever a kind keeps it. */
export function mediaIdsIn(json: unknown): string[] {
  if (typeof json === 'string') return isMediaId(json) ? [json] : []
  if (typeof json !== 'object' || json === null) return []
  return Object.values(json).flatMap(mediaIdsIn)
}
