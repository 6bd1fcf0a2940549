import type { Comment } from '@rehearsal/contracts/comments'
import { Chip } from '@rehearsal/ui/chip'
import { CalendarCheck2 } from 'lucide-react'
import { t } from './messages.ts'

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** When and where a question was seen in an exam. */
export function PredictionFacts({ date, country }: NonNullable<Comment['prediction']>) {
  return (
    <p className="num mt-1.5 flex flex-wrap items-center gap-1.5 text-sm text-ink-2">
      <Chip tone="fair" icon={<CalendarCheck2 size={13} aria-hidden />}>
        {t('seenInExam')}
      </Chip>
      <span>
        <time dateTime={date}>{day.format(new Date(date))}</time>
        <span aria-hidden>{' · '}</span>
        {countryName(country)}
      </span>
    </p>
  )
}

function countryName(code: string): string {
  try {
    return countries.of(code) ?? code
  } catch {
    return code
  }
}
