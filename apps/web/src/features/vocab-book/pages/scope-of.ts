import { practiceTypeSlug, taskIdOf } from '@rehearsal/contracts/practice-type'
import type { VocabScope } from '../api/vocab-query.ts'

/** Which words the last part of an address names; `undefined` for another word. */
export function scopeOf(slug: string): VocabScope | undefined {
  if (slug === 'all') return 'ALL'
  return slug === 'other' ? 'OTHER' : taskIdOf(slug)
}

export const slugOf = (scope: VocabScope): string =>
  scope === 'ALL' || scope === 'OTHER' ? scope.toLowerCase() : practiceTypeSlug(scope)
