import { mediaIdOf, type PackMedia, speechOf } from '@rehearsal/content/pack'
import { isStorable } from '../../platform/http/hostile-json.ts'
import type { NewMedia } from './new-media.ts'

/** Far more than a drawn chart needs. */
const LARGEST_SVG = 400_000
/** What runs or loads something: the bank's own pictures have none of it. */
const ACTIVE =
  /<\s*(?:script|foreignobject|iframe|object|embed|use|image|animate|set|a)\b|\bon\w+\s*=|javascript:|\bhref\s*=|<!|@import|url\s*\(\s*['"]?\s*(?!#)/iu

/**
 * The media of a pack file that can be kept: their ids must be those of their contents, so that no file puts another
 * picture or recording under a known id, and a picture must be a picture alone.
 */
export function mediaOfPack(media: readonly PackMedia[]): ReadonlyMap<string, NewMedia> {
  return new Map(media.filter(isHonest).map((item) => [item.id, item]))
}

function isHonest(item: PackMedia): boolean {
  if (!isStorable(item)) return false
  if (item.kind === 'speech') return speechOf(item.script).id === item.id
  return item.svg.length <= LARGEST_SVG && mediaIdOf(item.svg) === item.id && !ACTIVE.test(item.svg)
}
