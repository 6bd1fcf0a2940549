import { type ReviewCard, type ReviewGrade, reviewGradeSchema } from '@rehearsal/contracts/reviews'
import { classNames } from '@rehearsal/ui/class-names'
import { t } from '../messages.ts'
import { intervalText } from './interval-text.ts'

type Props = {
  intervalSeconds: ReviewCard['intervalSeconds']
  /** The grade that a spelling suggests; null where the learner alone can tell. */
  proposed: ReviewGrade | null
  onGrade: (grade: ReviewGrade) => void
}

export const reviewGrades = reviewGradeSchema.options

const looks = {
  AGAIN: 'border-bad text-bad hover:bg-bad-soft',
  HARD: 'border-fair text-fair hover:bg-fair-soft',
  GOOD: 'border-good text-good hover:bg-good-soft',
  EASY: 'border-brand text-brand-strong hover:bg-brand-soft',
} as const satisfies Record<ReviewGrade, string>

const proposedLooks = {
  AGAIN: 'bg-bad-soft',
  HARD: 'bg-fair-soft',
  GOOD: 'bg-good-soft',
  EASY: 'bg-brand-soft',
} as const satisfies Record<ReviewGrade, string>

/** The four grades, each with the time after which the word would come back, under the keys 1 to 4. */
export function GradeButtons({ intervalSeconds, proposed, onGrade }: Props) {
  return (
    <div role="group" aria-label={t('howWell')} className="grid grid-cols-4 gap-2">
      {reviewGrades.map((grade, at) => {
        const time = intervalText(intervalSeconds[grade])
        const isProposed = grade === proposed
        return (
          <button
            key={grade}
            type="button"
            aria-keyshortcuts={String(at + 1)}
            onClick={() => onGrade(grade)}
            className={classNames(
              'relative grid min-h-16 content-center justify-items-center gap-0.5 rounded-control border px-1 py-2 transition-colors',
              looks[grade],
              isProposed ? classNames('border-2', proposedLooks[grade]) : 'bg-surface',
            )}
          >
            <span className="font-semibold">{t(grade)}</span>
            <span className="num text-[0.8125rem] text-ink-2">{time}</span>
            {isProposed ? <span className="text-xs font-medium">{t('proposed')}</span> : null}
            <span aria-hidden className="num absolute end-2 top-1 text-xs text-ink-3 max-md:hidden">
              {t('gradeKey', { number: at + 1 })}
            </span>
          </button>
        )
      })}
    </div>
  )
}
