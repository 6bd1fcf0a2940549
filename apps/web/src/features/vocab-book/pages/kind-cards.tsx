import { practiceTypeSlug, taskIdOf } from '@rehearsal/contracts/practice-type'
import type { VocabPracticeCount } from '@rehearsal/contracts/vocab-book'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { Link } from '@rehearsal/ui/link'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { solidTone } from '@rehearsal/ui/tone'
import { ChevronRight } from 'lucide-react'
import { skillName } from '../../../shared/skill-names.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'

const GRID = 'grid gap-2.5 sheet:grid-cols-2 xl:grid-cols-3'

/** A card for each kind, in groups by skill and in the order that the server gives. */
export function KindCards({ counts }: { counts: readonly VocabPracticeCount[] }) {
  const groups = [...Map.groupBy(counts, ({ skillType }) => skillType)]
  return groups.map(([skill, rows]) => (
    <section key={skill ?? 'other'} aria-labelledby={`vocab-${skill ?? 'other'}`}>
      <h2
        id={`vocab-${skill ?? 'other'}`}
        className="mb-2.5 flex items-center gap-2 text-[0.9375rem] font-semibold text-ink-2"
      >
        {skill === null ? null : <span className={`size-2 rounded-[3px] ${solidTone[skill]}`} aria-hidden />}
        {skill === null ? t('noSkill') : skillName(skill)}
      </h2>
      <ul className={GRID}>
        {rows.map((row) => (
          <li key={row.practiceType ?? 'other'} className="grid">
            <KindCard count={row} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function KindCard({ count: { practiceType, totalCount, practicedCount } }: { count: VocabPracticeCount }) {
  const taskId = practiceType === null ? undefined : taskIdOf(practiceType)
  const name = taskId === undefined ? t('otherKind') : catalogue[taskId].name
  return (
    <Link
      href={urls.vocabWords(taskId === undefined ? 'other' : practiceTypeSlug(taskId))}
      className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3.5 no-underline transition-colors hover:border-control"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-pretty font-semibold leading-snug">{name}</span>{' '}
        <bdi className="num text-sm text-ink-3">
          {t('wordsCount', { count: totalCount })}
          {totalCount === 0 ? null : ` · ${t('practisedCount', { count: practicedCount })}`}
        </bdi>
      </span>
      <ChevronRight size={17} className="shrink-0 text-ink-3 rtl:rotate-180" aria-hidden />
    </Link>
  )
}

export function KindCardsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={t('loadingBook')} className="grid gap-5">
      {[8, 5].map((cards) => (
        <div key={cards}>
          <Skeleton shape="text" width="6rem" />
          <div className={`mt-2.5 ${GRID}`}>
            {Array.from({ length: cards }, (_, card) => (
              <Skeleton key={card} height={72} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
