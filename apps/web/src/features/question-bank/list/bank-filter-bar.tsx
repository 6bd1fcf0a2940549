import { bankSortSchema, questionSourceSchema, questionStateSchema } from '@rehearsal/contracts/question-bank'
import { taskIds } from '@rehearsal/exam/task-ids'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { Button } from '@rehearsal/ui/button'
import { Select } from '@rehearsal/ui/select'
import { PausingSearch } from '../../../shared/frame/pausing-search.tsx'
import { skillName } from '../../../shared/skill-names.ts'
import type { BankSearch } from '../bank-search.ts'
import { hasFilters } from '../bank-search.ts'
import { t } from '../messages.ts'
import { skillOf } from '../../../shared/skill-of.ts'

const LONGEST_SEARCH = 200

type Props = { search: BankSearch; onChange: (search: BankSearch) => void }

const kinds = [
  { value: '' as const, label: t('allKinds') },
  ...taskIds.map((value) => ({ value, label: `${skillName(skillOf(value))}: ${catalogue[value].name}` })),
]
const states = [
  { value: '' as const, label: t('allStates') },
  ...questionStateSchema.options.map((value) => ({ value, label: t(value) })),
]
const sources = [
  { value: '' as const, label: t('allSources') },
  ...questionSourceSchema.options.map((value) => ({ value, label: t(value) })),
]
const sorts = bankSortSchema.options.map((value) => ({ value, label: t(`sort_${value}`) }))

/** What the list is narrowed and sorted by; the address holds it. */
export function BankFilterBar({ search, onChange }: Props) {
  const change = (part: Partial<BankSearch>) => onChange({ ...search, ...part, page: 1 })
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2.5 lg:grid-cols-4">
      <div className="col-span-full">
        <PausingSearch
          text={search.search}
          onChange={(text) => change({ search: text })}
          label={t('search')}
          clearLabel={t('clearSearch')}
          placeholder={t('searchPlaceholder')}
          maxLength={LONGEST_SEARCH}
          dir="auto"
        />
      </div>
      <Select label={t('kind')} options={kinds} value={search.taskId} onChange={(taskId) => change({ taskId })} />
      <Select label={t('state')} options={states} value={search.state} onChange={(state) => change({ state })} />
      <Select label={t('source')} options={sources} value={search.source} onChange={(source) => change({ source })} />
      <Select label={t('sort')} options={sorts} value={search.sort} onChange={(sort) => change({ sort })} />
      {hasFilters(search) ? (
        <div>
          <Button
            variant="quiet"
            size="small"
            onClick={() => change({ taskId: '', state: '', source: '', search: '' })}
          >
            {t('clearFilters')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
