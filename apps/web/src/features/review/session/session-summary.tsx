import type { ReviewGrade } from '@rehearsal/contracts/reviews'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { urls } from '../../../shared/urls.ts'
import { reviewQueueQuery } from '../api/review-queue-query.ts'
import { t } from '../messages.ts'
import { nextText } from '../next-text.ts'
import { reviewGrades } from './grade-buttons.tsx'

type Props = {
  given: Readonly<Record<ReviewGrade, number>>
  finished: number
  /** What comes next is known once the server has every grade. */
  isUnsent: boolean
  onAgain: () => void
}

/** What was done, and when it goes on. */
export function SessionSummary({ given, finished, isUnsent, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { data } = useQuery({ ...reviewQueueQuery('after'), enabled: !isUnsent })
  const more = data?.cards.length ?? 0
  return (
    <Card padding="large" className="mx-auto w-full max-w-[720px]">
      <div className="grid justify-items-center gap-5 text-center">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-xl font-[650] tracking-[-0.01em] outline-none">
            {t('done')}
          </h2>
          <p className="mt-1 text-ink-2">{t('doneCards', { count: finished })}</p>
        </div>
        <dl aria-label={t('summary')} className="grid w-full max-w-96 grid-cols-4 gap-2">
          {reviewGrades.map((grade) => (
            <div key={grade} className="rounded-control bg-sunken px-2 py-3">
              <dt className="text-[0.8125rem] text-ink-2">{t(grade)}</dt>
              <dd className="num text-xl font-semibold">{given[grade]}</dd>
            </div>
          ))}
        </dl>
        {data === undefined ? null : (
          <p className="text-ink-2">{more > 0 ? t('moreDue', { count: more }) : nextText(data)}</p>
        )}
        {more > 0 ? (
          <Button variant="primary" onClick={onAgain}>
            {t('goOn')}
          </Button>
        ) : (
          <Button href={urls.dashboard}>{t('toDashboard')}</Button>
        )}
      </div>
    </Card>
  )
}
