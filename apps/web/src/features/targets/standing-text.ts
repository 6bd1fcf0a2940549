import type { Standing } from '@rehearsal/contracts/level'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { formatNumber } from '../../shared/format/numbers.ts'
import { t } from './messages.ts'

const list = new Intl.ListFormat('en')

/** A score and its band in whole points, as the exam reports them. */
export const bandOf = ({ value, low, high }: { value: number; low: number; high: number }) => ({
  value: formatNumber(value),
  low: formatNumber(low),
  high: formatNumber(high),
})

/** How many answers are missing before a score is told, and of which kinds; `name` is the skill, null for the overall score. */
export function missingText({ missing }: Pick<Standing, 'missing'>, name: string | null): string {
  if (missing === null) return ''
  const { answers: count, kinds } = missing
  if (name === null) return t('missing', { count })
  if (kinds.length === 0) return t('missingOf', { count, name })
  return t('missingWith', { count, name, kinds: list.format(kinds.map((kind) => catalogue[kind].name)) })
}
