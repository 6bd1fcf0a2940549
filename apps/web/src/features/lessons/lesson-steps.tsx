import { Button } from '@rehearsal/ui/button'
import { classNames } from '@rehearsal/ui/class-names'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { t } from './messages.ts'

type Props = { index: number; total: number; titles: readonly string[]; onChoose: (index: number) => void }

/** How far the lesson is, and the ways back and forth. The same keys turn questions. */
export function LessonSteps({ index, total, titles, onChoose }: Props) {
  const isQuiz = index === total
  return (
    <nav aria-label={t('progress')} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ol className="order-last flex min-w-0 flex-1 basis-full gap-1 md:order-none md:basis-0">
        {[...titles, t('quizTitle')].map((title, at) => (
          <li key={title} className="flex-1">
            <button
              type="button"
              aria-label={at === total ? title : `${t('place', { at: at + 1, total })}: ${title}`}
              aria-current={at === index ? 'step' : undefined}
              onClick={() => onChoose(at)}
              className="group grid h-6 touch:h-11 w-full place-items-center rounded"
            >
              <span
                className={classNames(
                  'block h-1.5 w-full rounded-full transition-colors',
                  at <= index ? 'bg-brand' : 'bg-line-strong group-hover:bg-control',
                )}
              />
            </button>
          </li>
        ))}
      </ol>
      <p className="num min-w-16 flex-1 text-sm font-medium text-ink-2 md:flex-none md:text-end">
        {isQuiz ? t('quizPlace') : t('place', { at: index + 1, total })}
      </p>
      <div className="flex gap-2">
        <Button
          size="small"
          // Not disabled: a button that goes while it is pressed takes the focus along.
          aria-disabled={index === 0}
          className="aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-3"
          aria-keyshortcuts={t('keyPrevious')}
          icon={<ChevronLeft size={16} className="rtl:rotate-180" aria-hidden />}
          onClick={() => onChoose(index - 1)}
        >
          {t('previous')}
        </Button>
        <Button
          size="small"
          variant={isQuiz ? 'secondary' : 'primary'}
          disabled={isQuiz}
          aria-keyshortcuts={t('keyNext')}
          iconEnd={<ChevronRight size={16} className="rtl:rotate-180" aria-hidden />}
          onClick={() => onChoose(index + 1)}
        >
          {index === total - 1 ? t('toQuiz') : t('next')}
        </Button>
      </div>
    </nav>
  )
}
